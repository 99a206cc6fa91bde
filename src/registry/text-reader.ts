/**
 * How a tool reads a text that is typed on the home page or into the search: the export `textReader` of its
 * `text-reader.ts`. Not part of the manifest, which every page loads (docs/adr/0020-home-answers-before-it-opens-a-tool.md).
 */
export type TextReader = {
  /** How likely the text is meant for the tool, from 0 (not at all) to 1 (certainly). */
  readonly likelihood: (text: string) => number
  /** Whether the text is beyond the limits of the tool's settings; the card's `limits` say why. */
  readonly isBeyondLimits?: (text: string) => boolean
}
