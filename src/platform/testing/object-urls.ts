import type { UrlSource } from '../files/object-urls.ts'

export type FakeUrlSource = UrlSource & {
  /** The blobs that have an object URL. */
  readonly blobs: ReadonlyMap<string, Blob | MediaSource>
}

export function createFakeUrlSource(): FakeUrlSource {
  const blobs = new Map<string, Blob | MediaSource>()
  let created = 0
  return {
    blobs,
    createObjectURL(blob) {
      created += 1
      const url = `blob:https://toolnook.example/${created}`
      blobs.set(url, blob)
      return url
    },
    revokeObjectURL(url) {
      if (!blobs.delete(url)) throw new Error(`Not an open object URL: ${url}`)
    },
  }
}
