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

/** The fixed words of printed invoices in every document language. */
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
