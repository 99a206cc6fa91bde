import type { ReadExport } from '../../lib/kept-data/export-file.ts'
import type { KeptOwner } from '../../lib/kept-data/owners.ts'

/** What the page and the worker that reads a file say to each other. */
export type ReadRequest = { readonly file: Blob; readonly owners: readonly KeptOwner[] }
export type ReadAnswer = ReadExport | { readonly kind: 'fault'; readonly fault: 'unreadable' }
