/**
 * What Intl wrote, without characters that fonts tend to lack and nobody sees: the narrow space that groups French
 * thousands (U+202F) and every other one become a no-break space, marks of direction go.
 */
export const plainFormat = (text: string): string =>
  text.replace(/[^\S ]|\p{Zs}/gu, '\u00a0').replace(/\p{Cf}/gu, '')
