/** What is used of bidi-js, which has no types of its own. */
declare module 'bidi-js' {
  export type EmbeddingLevels = {
    /** One for every UTF-16 unit; odd ones run from right to left. */
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels
    getReorderSegments(text: string, levels: EmbeddingLevels): (readonly [start: number, end: number])[]
    getMirroredCharacter(character: string): string | null
  }
}
