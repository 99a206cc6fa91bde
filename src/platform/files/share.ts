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
  /** Opens the share sheet of the device. Must be called during a click. */
  share(files: readonly File[], text?: string): Promise<ShareOutcome>
}

export function createShare(source: () => ShareSource): Share {
  const canShare = (files: readonly File[]) => {
    const { canShare: can, share } = source()
    if (!can || !share) return false
    return can.call(source(), { files: [...files] })
  }
  return {
    canShare,
    async share(files, text) {
      if (!canShare(files)) return 'missing'
      try {
        await source().share?.({ files: [...files], ...(text === undefined ? {} : { text }) })
        return 'shared'
      } catch (error) {
        return (error as { name?: unknown } | null)?.name === 'AbortError' ? 'cancelled' : 'failed'
      }
    },
  }
}

export const share: Share = createShare(() => navigator)
