/** What the build tells the service worker: every file that it keeps, so that all tools work offline. */
export type OfflineBuild = {
  /** Changes with every change of a file or header. */
  readonly id: string
  /** Changes with the headers: a kept copy carries those it came with. */
  readonly headers: string
  /** Path on the site, pages without `.html` → SHA-256 in Base64. */
  readonly files: Readonly<Record<string, string>>
}
