import type { DocumentLanguage } from './document-languages.ts'
import type { PrintedWords } from './printed-words.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { tr } from './words/tr.ts'

/** What stands on invoices besides what is typed, in every language that they can be in. */
export const printedWords: Readonly<Record<DocumentLanguage, PrintedWords>> = {
  en,
  tr,
  de,
  fr,
  es,
  it,
  nl,
  pl,
}
