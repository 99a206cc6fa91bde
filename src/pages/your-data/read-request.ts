import type { ReadExport } from '../../lib/stored-data/export-file.ts'
import type { StoreOwner } from '../../lib/stored-data/owners.ts'

/** What the page and the worker that reads a file say to each other. */
export type ReadRequest = { readonly file: Blob; readonly owners: readonly StoreOwner[] }
export type ReadAnswer = ReadExport | { readonly kind: 'fault'; readonly fault: 'unreadable' }
