import type { UrlMaker } from '../files/object-urls.ts'

export type FakeUrlMaker = UrlMaker & {
  /** The blobs that are named now. */
  readonly blobs: ReadonlyMap<string, Blob | MediaSource>
}

export function createFakeUrlMaker(): FakeUrlMaker {
  const blobs = new Map<string, Blob | MediaSource>()
  let made = 0
  return {
    blobs,
    createObjectURL(blob) {
      made += 1
      const url = `blob:https://toolnook.example/${made}`
      blobs.set(url, blob)
      return url
    },
    revokeObjectURL(url) {
      if (!blobs.delete(url)) throw new Error(`Not an open object URL: ${url}`)
    },
  }
}
