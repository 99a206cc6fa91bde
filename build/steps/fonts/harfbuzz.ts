import { readFileSync } from 'node:fs'

/** Addresses in the memory of the module are numbers; those of HarfBuzz's objects are told apart by their names. */
type Exports = {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, bytes: number, mode: number, userData: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_axis_range(
    ...of: [input: number, face: number, axis: number, from: number, to: number, otherwise: number]
  ): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_or_fail(face: number, input: number): number
}

/** HB_MEMORY_MODE_WRITABLE */
const writable = 2
/** HB_SUBSET_SETS_NAME_ID, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG */
const [nameIds, layoutFeatures] = [4, 6]
/** HB_SUBSET_FLAGS_NOTDEF_OUTLINE, HB_SUBSET_FLAGS_OPTIMIZE_IUP_DELTAS: differences that follow from neighbours are left out */
const [keepMissingGlyph, shortDeltas] = [0x40, 0x400]
/** The only name that is kept, as the licences ask: a page knows a font by its style sheet. */
const copyright = 0

let program: Promise<WebAssembly.Module> | undefined

const tag = (name: string) => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

export type Cut = {
  /** OpenType features to keep, with the glyphs that they need. */
  readonly features: readonly string[]
  readonly weights: { readonly min: number; readonly max: number }
}

/** Some characters, or all others. */
export type Characters = { readonly of: string; readonly isComplement: boolean }

/** A variable TrueType font with these weights, features and characters alone. */
export async function subset(
  font: Uint8Array,
  cut: Cut,
  { of, isComplement }: Characters,
): Promise<Uint8Array> {
  program ??= WebAssembly.compile(
    readFileSync(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
  )
  // A memory of its own for each font, which nothing has to free.
  const instance = await WebAssembly.instantiate(await program)
  const hb = instance.exports as unknown as Exports
  hb._initialize()

  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, writable, 0, 0), 0)

  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, keepMissingGlyph | shortDeltas)
  const characters = hb.hb_subset_input_unicode_set(input)
  hb.hb_set_clear(characters)
  for (const character of of) hb.hb_set_add(characters, character.codePointAt(0) ?? 0)
  if (isComplement) hb.hb_set_invert(characters)
  const features = hb.hb_subset_input_set(input, layoutFeatures)
  hb.hb_set_clear(features)
  for (const name of cut.features) hb.hb_set_add(features, tag(name))
  const names = hb.hb_subset_input_set(input, nameIds)
  hb.hb_set_clear(names)
  hb.hb_set_add(names, copyright)
  const hasWeights = hb.hb_subset_input_set_axis_range(
    input,
    face,
    tag('wght'),
    cut.weights.min,
    cut.weights.max,
    // The font's own default, or what is nearest to it.
    Number.NaN,
  )
  const result = hasWeights && hb.hb_subset_or_fail(face, input)
  if (!result) throw new Error('The font cannot be cut: has it an axis of weights?')
  const blob = hb.hb_face_reference_blob(result)
  const start = hb.hb_blob_get_data(blob, 0)
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
}
