/**
 * Replaces invisible characters in text from Intl that many fonts lack: every space but the ordinary one, such as the
 * narrow one in French numbers (U+202F), becomes a no-break space, and format characters such as direction marks are
 * removed.
 */
export const plainFormat = (text: string): string =>
  text.replace(/[^\S ]|\p{Zs}/gu, '\u00a0').replace(/\p{Cf}/gu, '')
