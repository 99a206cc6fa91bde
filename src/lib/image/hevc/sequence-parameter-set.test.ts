import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openHevcDecoder } from '../browser/decode/hevc.ts'
import { hevcPictures } from '../testing/hevc-pictures.ts'
import { readSequenceParameterSet } from './sequence-parameter-set.ts'

const file = new URL('../../../../vendor/libde265/libde265.wasm', import.meta.url)
const decoder = openHevcDecoder(new WebAssembly.Module(readFileSync(file)))
const names = Object.keys(hevcPictures) as (keyof typeof hevcPictures)[]

const setOf = (name: keyof typeof hevcPictures) =>
  hevcPictures[name].configuration.parameterSets.find(({ type }) => type === 33)?.bytes ?? new Uint8Array()

test.each(names)('says of %s what the decoder says once it is decoded', (name) => {
  const { configuration, sample } = hevcPictures[name]
  const { width, height, chroma, bitDepth, colour } = decoder.decode(configuration, sample, 2 ** 24)
  expect(readSequenceParameterSet(setOf(name))).toMatchObject({
    ...{ width, height, chroma, colour },
    ...{ lumaBits: bitDepth, chromaBits: bitDepth },
  })
})

test('knows the size before it is cropped', () => {
  expect(readSequenceParameterSet(setOf('chroma420'))).toMatchObject({ codedWidth: 64, codedHeight: 64 })
  expect(readSequenceParameterSet(setOf('cropped'))).toMatchObject({ codedWidth: 48, codedHeight: 24 })
})

test.each(names)('ends for every length and every changed bit of %s', (name) => {
  const set = setOf(name)
  expect(readSequenceParameterSet(set.subarray(0, set.length / 2))).toBeNull()
  for (let length = 0; length < set.length; length++) readSequenceParameterSet(set.subarray(0, length))
  for (let bit = 0; bit < set.length * 8; bit++) {
    const changed = set.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    readSequenceParameterSet(changed)
  }
})

/** The fields of a parameter set in bits, with `ue(v)` as Exp-Golomb code. */
const ue = (value: number) => {
  const code = (value + 1).toString(2)
  return '0'.repeat(code.length - 1) + code
}
const unitOf = (bits: string) =>
  Uint8Array.from(bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [], (byte) =>
    Number.parseInt(byte, 2),
  )

type Parts = {
  readonly subLayers?: string
  readonly levels?: string
  readonly chroma?: string
  readonly ordering?: string
  readonly scaling?: string
  readonly pcm?: string
  readonly pictureSets?: string
  readonly longTerm?: string
  readonly ratio?: string
}

/** A parameter set of 640 × 480 pixels with the matrix of BT.709, whose parts can be replaced. */
const unitWith = ({
  subLayers = '000',
  levels = '',
  chroma = ue(1),
  ordering = `0${ue(1)}${ue(0)}${ue(0)}`,
  scaling = '0',
  pcm = '0',
  pictureSets = ue(0),
  longTerm = '0',
  ratio = '0',
}: Parts = {}) =>
  unitOf(
    [
      `${'1'.repeat(16)}1010${subLayers}1${'1'.repeat(96)}${levels}${ue(0)}`,
      `${chroma}${ue(640)}${ue(480)}0${ue(0)}${ue(0)}${ue(4)}${ordering}`,
      `${ue(0)}${ue(3)}${ue(0)}${ue(3)}${ue(0)}${ue(0)}${scaling}11${pcm}${pictureSets}${longTerm}11`,
      `1${ratio}0110101${'00000001'.repeat(3)}`,
    ].join(''),
  )
const inFull = { width: 640, height: 480, lumaBits: 8, colour: { matrix: 1, fullRange: false } }

test.each([
  ['nothing more', {}],
  [
    'two further layers',
    {
      subLayers: '010',
      levels: `1101${'00'.repeat(6)}${'1'.repeat(88 + 8 + 8)}`,
      ordering: `1${ue(1).repeat(9)}`,
    },
  ],
  ['the default scaling lists', { scaling: '10' }],
  [
    'scaling lists',
    {
      scaling: `11${`1${ue(8).repeat(16)}`.repeat(6)}${`1${ue(8).repeat(64)}`.repeat(6)}${`1${ue(8).repeat(65)}`.repeat(8)}`,
    },
  ],
  ['copied scaling lists', { scaling: `11${`0${ue(1)}`.repeat(20)}` }],
  ['uncompressed blocks', { pcm: `101110111${ue(0)}${ue(1)}1` }],
  ['reference pictures', { pictureSets: `${ue(2)}${ue(1)}${ue(1)}${ue(0)}1${ue(2)}0${'0'}${ue(0)}${ue(0)}` }],
  ['long-term reference pictures', { longTerm: `1${ue(2)}${'101010101'.repeat(2)}` }],
  ['an aspect ratio', { ratio: `1${'1'.repeat(8)}${'01'.repeat(16)}` }],
] satisfies [string, Parts][])('reads on to the colours after %s', (_, parts) => {
  expect(readSequenceParameterSet(unitWith(parts))).toMatchObject(inFull)
})

test('is null for colour planes apart and for predicted sets of reference pictures', () => {
  expect(readSequenceParameterSet(unitWith({ chroma: `${ue(3)}1` }))).toBeNull()
  expect(readSequenceParameterSet(unitWith({ pictureSets: `${ue(2)}${ue(0)}${ue(0)}1` }))).toBeNull()
})

test('does not count on beyond the end', () => {
  expect(readSequenceParameterSet(unitWith({ longTerm: `1${ue(2 ** 31 - 2)}` }))).toBeNull()
})
