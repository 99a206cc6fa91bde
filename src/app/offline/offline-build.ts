/** The build's list for the service worker of every file in the offline copy. */
export type OfflineBuild = {
  /** Changes with every change of a file or header. */
  readonly id: string
  /** Changes with the headers, which are stored with each file. */
  readonly headers: string
  /** Path on the site, pages without `.html` → SHA-256 in Base64. */
  readonly files: Readonly<Record<string, string>>
  /** How many bytes each file takes as it is sent, in the order of `files`. */
  readonly bytes: readonly number[]
  /** The home page of each language → the files that every page in it needs, by their places in `files`. */
  readonly shells: Readonly<Record<string, readonly number[]>>
  /** The path of a page → its files besides those of the shell. */
  readonly pages: Readonly<Record<string, PageFiles>>
}

/** Files by their places in `files`. */
export type PageFiles = {
  /** The page and what it loads at once. */
  readonly first: readonly number[]
  /** Of what it loads when something of it is used, what is small enough to be stored after the first use. */
  readonly soon: readonly number[]
  /** The rest of that. */
  readonly later: readonly number[]
}
