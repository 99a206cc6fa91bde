/** The part of bidi-js that is used here; the package has no types. */
declare module 'bidi-js' {
  export type EmbeddingLevels = {
    /** Embedding level of each UTF-16 code unit; odd levels run from right to left. */
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels
    getReorderSegments(text: string, levels: EmbeddingLevels): (readonly [start: number, end: number])[]
    getMirroredCharacter(character: string): string | null
  }
}
