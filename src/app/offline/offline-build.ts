/** The build's list for the service worker of every file in the offline copy. */
export type OfflineBuild = {
  /** Changes with every change of a file or header. */
  readonly id: string
  /** Changes with the headers, which are stored with each file. */
  readonly headers: string
  /** Path on the site, pages without `.html` → SHA-256 in Base64. */
  readonly files: Readonly<Record<string, string>>
}
