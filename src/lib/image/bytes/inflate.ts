/** Inflates a zlib stream; fails when it is broken or too long. */
export type Inflate = (packed: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
