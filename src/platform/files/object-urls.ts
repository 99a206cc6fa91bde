/** The part of the browser that names blobs. */
export type UrlMaker = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

export type ObjectUrls = {
  create(blob: Blob): string
  /** Frees the blob; a URL that is not open (any more) is left alone. */
  revoke(url: string): void
  /** How many are open: back to where it was once a page has cleaned up. */
  open(): number
}

/** Every object URL of the site is made here, so that tests can see that none is left behind. */
export function createObjectUrls(maker: UrlMaker): ObjectUrls {
  const open = new Set<string>()
  return {
    create(blob) {
      const url = maker.createObjectURL(blob)
      open.add(url)
      return url
    },
    revoke(url) {
      if (open.delete(url)) maker.revokeObjectURL(url)
    },
    open: () => open.size,
  }
}

export const objectUrls: ObjectUrls = createObjectUrls(URL)
