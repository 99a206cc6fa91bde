/** What a page asks of the service worker about the offline copy. Every one is answered with a `CopyAnswer`. */
export type CopyRequest =
  | { readonly kind: 'read-copy'; readonly page: string }
  /** Stores what the page needs, and of the files that it has `loaded` those of the build. */
  | { readonly kind: 'save-page'; readonly page: string; readonly loaded: readonly string[] }
  /** Stores about this many bytes more. Posting anything else to the port stops it. */
  | { readonly kind: 'save-more'; readonly page: string; readonly maxBytes: number }

export type CopyState = {
  /** The build that the copy is of. */
  readonly build: string
  /** `part`: the page opens without a network, but some of its functions need one; `whole`: none does. */
  readonly page: 'none' | 'part' | 'whole'
  /** What the copy lacks to be that of the whole site; bytes as they are sent. */
  readonly missingFiles: number
  readonly missingBytes: number
}

/**
 * Why files could not be stored. `network`: they could not be fetched; `storage`: there is no room; `other-build`: the site
 * has another build by now; `stopped`: as the page asked.
 */
export type CopyFailure = 'network' | 'storage' | 'other-build' | 'stopped'

/** The state afterwards, and what failed. */
export type CopyAnswer = CopyState & { readonly failure?: CopyFailure }
