import type { FormatSize } from './compressed.ts'
import type { PictureFormat } from './settings.ts'

export type MadeFile = {
  readonly format: PictureFormat
  readonly bytes: number
  /** Reaches what it was made for. */
  readonly met: boolean
  /** Has fewer pixels than requested. */
  readonly shrunk: boolean
  readonly similarity: number | null
  /** No other file has more of its original besides the picture, such as a gain map or captions. */
  readonly keepsMore: boolean
}

/**
 * The file to take. What is to be kept, such as HDR, is never given up for fewer bytes. For a look: the smallest that has
 * it, else the most similar. For a file size: the most similar one with all its pixels, as all are within it.
 */
export function chooseFormat<File extends MadeFile>(
  files: readonly File[],
  aim: 'look' | 'size',
): File | null {
  const similarityOf = ({ similarity }: File) => similarity ?? 100
  const isBetter = (a: File, b: File) => {
    if (a.keepsMore !== b.keepsMore) return a.keepsMore
    if (a.met !== b.met) return a.met
    if (a.shrunk !== b.shrunk) return b.shrunk
    if ((aim === 'size' || !a.met) && similarityOf(a) !== similarityOf(b))
      return similarityOf(a) > similarityOf(b)
    return a.bytes < b.bytes
  }
  return files.reduce<File | null>((best, file) => (best && !isBetter(file, best) ? best : file), null)
}

/** For a file size: those with all their pixels by their look, then the others. */
export const bestFirst = (sizes: readonly FormatSize[]): readonly FormatSize[] =>
  sizes.toSorted((a, b) => Number(a.shrunk) - Number(b.shrunk) || (b.similarity ?? -1) - (a.similarity ?? -1))

export const smallestFirst = (sizes: readonly FormatSize[]): readonly FormatSize[] =>
  sizes.toSorted((a, b) => a.bytes - b.bytes)
