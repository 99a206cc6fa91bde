import type { DocumentLanguage } from '../invoice/document-languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { PrintedWords } from './printed-words.ts'
import { tr } from './tr.ts'

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
