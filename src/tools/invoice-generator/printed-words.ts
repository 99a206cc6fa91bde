import type { DocumentLanguage } from './core/document-languages.ts'
import type { PrintedWords } from './core/printed-words.ts'
import { de } from './printed-words/de.ts'
import { en } from './printed-words/en.ts'
import { es } from './printed-words/es.ts'
import { fr } from './printed-words/fr.ts'
import { it } from './printed-words/it.ts'
import { nl } from './printed-words/nl.ts'
import { pl } from './printed-words/pl.ts'
import { tr } from './printed-words/tr.ts'

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
