import { isAbortError } from '../../lib/abort-error.ts'

/** `cancelled`: the visitor closed the share sheet; `missing`: this browser cannot share files. */
export type ShareOutcome = 'shared' | 'cancelled' | 'missing' | 'failed'

/** The used part of the browser's Navigator; missing in some browsers. */
export type ShareSource = {
  canShare?(data: ShareData): boolean
  share?(data: ShareData): Promise<void>
}

export type Share = {
  /** Whether files of this type can be shared. */
  canShare(files: readonly File[]): boolean
  /**
   * The same of files of these media types. Browsers answer it of files alone, and making one may take milliseconds: asked
   * once.
   */
  canShareTypes(types: readonly string[]): boolean
  /** Opens the share sheet of the device. Must be called during a click. */
  share(files: readonly File[], text?: string): Promise<ShareOutcome>
}

export function createShare(source: () => ShareSource): Share {
  const known = new Map<string, boolean>()
  const canShare = (files: readonly File[]) => {
    const { canShare: can, share } = source()
    if (!can || !share) return false
    return can.call(source(), { files: [...files] })
  }
  return {
    canShare,
    canShareTypes(types) {
      const { canShare: can, share } = source()
      if (!can || !share) return false
      const key = types.join()
      const answer = known.get(key) ?? canShare(types.map(emptyFile))
      known.set(key, answer)
      return answer
    },
    async share(files, text) {
      if (!canShare(files)) return 'missing'
      try {
        await source().share?.({ files: [...files], ...(text === undefined ? {} : { text }) })
        return 'shared'
      } catch (error) {
        return isAbortError(error) ? 'cancelled' : 'failed'
      }
    },
  }
}

const emptyFile = (type: string) => new File([], `result.${type.split('/')[1]}`, { type })

export const share: Share = createShare(() => navigator)
