/** The used part of the browser's URL. */
export type UrlSource = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

export type ObjectUrls = {
  create(blob: Blob): string
  /** Revokes the URL; does nothing if it is not open. */
  revoke(url: string): void
  /** Number of URLs that are not revoked. */
  open(): number
}

/** Creates all object URLs of the site, so that tests can count those that were not revoked. */
export function createObjectUrls(maker: UrlSource): ObjectUrls {
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
