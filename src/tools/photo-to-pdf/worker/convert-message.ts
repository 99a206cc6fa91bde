import type { ConvertRequest } from '../core/worker-messages.ts'

/** `jpegli` is null where it could not be loaded, or is not needed. */
export type ConvertMessage = ConvertRequest<File> & { readonly jpegli: WebAssembly.Module | null }
