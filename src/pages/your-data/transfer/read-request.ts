import type { ReadExport } from '../../../lib/stored-data/export-file.ts'
import type { StoreOwner } from '../../../lib/stored-data/owners.ts'

/** The messages between the page and the worker that reads a file. */
export type ReadRequest = { readonly file: Blob; readonly owners: readonly StoreOwner[] }
export type ReadResponse = ReadExport | { readonly kind: 'fault'; readonly fault: 'unreadable' }
