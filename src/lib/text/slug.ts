import { foldAccents } from './fold-accents.ts'

/** The anchor of a heading: lower-case letters and digits without accents, words joined by hyphens. */
export const slug = (heading: string): string =>
  foldAccents(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
