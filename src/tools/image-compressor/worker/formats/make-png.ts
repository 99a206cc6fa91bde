import { type PixelSource, pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { resizePixels } from '../../../../lib/image/browser/draw/resize.ts'
import { optimisePng } from '../../../../lib/image/browser/encode/oxipng.ts'
import { writePalettePng } from '../../../../lib/image/browser/encode/palette-png.ts'
import { writePng } from '../../../../lib/image/browser/encode/write-png.ts'
import { applyPalette, paletteToPixels } from '../../../../lib/image/palette/apply-palette.ts'
import { choosePalette } from '../../../../lib/image/palette/choose-palette.ts'
import { type Colours, countColours } from '../../../../lib/image/palette/colours.ts'
import { scaleSize } from '../../../../lib/image/pixels/fit-box.ts'
import { lastPassing, paletteSizes } from '../../core/palette-sizes.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'

type Picture = {
  readonly source: PixelSource
  readonly transparent: boolean
  readonly oxipng: WebAssembly.Module | null
}
type Palette = {
  readonly palette: Uint32Array
  readonly diffused: boolean
  readonly similarity: number | null
}

/** A plain file may be this many times as large as it will be after OxiPNG. */
const gainOfOptimiser = 1.6
/** What OxiPNG makes of a plain file, usually. */
const usualGain = 1.2
/** Pictures with fewer colours may be smaller without loss than with a palette. */
const fewColours = 2 ** 15

/** A PNG file: with the smallest palette that reaches the aim, or lossless where that is smaller or none does. */
export async function makePng(picture: Picture, trials: Trials | null, aim: Aim): Promise<Made> {
  if (!trials || aim.kind === 'lossless') return made(picture, await plainPng(picture), null)
  if (aim.kind === 'size') return meetSize(picture, aim.bytes)
  const pixels = await picture.source.pixels()
  const colours = countColours(pixels)
  const found = await searchPalette(colours, trials, aim.target)
  if (!found) return made(picture, await plainPng(picture), null)
  const blob = await palettePng(picture.source, pixels, found)
  if (colours.colours.length < fewColours) {
    const plain = await plainPng(picture)
    if (plain.size < blob.size) return made(picture, plain, null)
  }
  return made(picture, blob, found.similarity)
}

/** About what a PNG of a look takes with the largest palette, judging by a sample; it may do with fewer colours. */
export async function estimatePng(source: PixelSource, trials: Trials, target: number): Promise<number> {
  const sample = await trials.sample.pixels()
  const share = (source.width * source.height) / (sample.width * sample.height)
  const found = await paletteOf(countColours(sample), trials, target, paletteSizes[0])
  const opaque = { source: trials.sample, transparent: true, oxipng: null }
  const blob = found ? await palettePng(trials.sample, sample, found) : await plainPng(opaque)
  return (blob.size / usualGain) * share
}

/** The fewest colours that reach the look on the sample. */
const searchPalette = (colours: Colours, trials: Trials, target: number) =>
  lastPassing(paletteSizes, (size) => paletteOf(colours, trials, target, size))

/** With error diffusion only where the nearest colours do not look well enough: it takes more bytes. */
async function paletteOf(
  colours: Colours,
  trials: Trials,
  target: number,
  size: number,
): Promise<Palette | null> {
  const sample = await trials.sample.pixels()
  const palette = choosePalette(colours, size)
  for (const diffused of [false, true]) {
    const data = paletteToPixels(applyPalette(sample, palette, diffused), palette)
    const { width, height, colorSpace } = sample
    const similarity = trials.meter.scorePixels(new ImageData(data, width, height, { colorSpace }))
    if (similarity >= target) return { palette, diffused, similarity }
  }
  return null
}

const palettePng = (
  source: PixelSource,
  pixels: ImageData,
  { palette, diffused }: Omit<Palette, 'similarity'>,
) => writePalettePng(pixels, applyPalette(pixels, palette, diffused), palette, source.colorSpace)

const plainPng = ({ source, transparent }: Picture): Promise<Blob> =>
  source.onCanvas((canvas) => writePng(canvas, source.colorSpace, null, !transparent))

/** All colours if they fit, else the most that do, else fewer pixels. */
async function meetSize(picture: Picture, target: number): Promise<Made> {
  let current = picture
  for (let round = 0; ; round += 1) {
    const shrunk = round > 0
    const plain = await plainPng(current)
    if (plain.size <= target * gainOfOptimiser) {
      const file = await made(current, plain, null, shrunk)
      if (file.blob.size <= target) return file
    }
    const pixels = await current.source.pixels()
    const colours = countColours(pixels)
    let smallest = plain
    const fitting = await lastPassing(paletteSizes.toReversed(), async (size) => {
      const blob = await palettePng(current.source, pixels, {
        palette: choosePalette(colours, size),
        diffused: true,
      })
      if (blob.size < smallest.size) smallest = blob
      return blob.size <= target ? blob : null
    })
    if (fitting) return made(current, fitting, null, shrunk)
    if (round === 4 || pixels.width * pixels.height === 1)
      return { ...(await made(current, smallest, null, shrunk)), met: false }
    const scale = Math.min(0.9, Math.sqrt(target / smallest.size) * 0.95)
    current = { ...current, source: pixelsSource(await resizePixels(pixels, scaleSize(pixels, scale))) }
  }
}

async function made(
  { source: { width, height }, oxipng }: Picture,
  plain: Blob,
  similarity: number | null,
  shrunk = false,
): Promise<Made> {
  const rest = { encoder: 'png', similarity, encodes: 1, shrunk, size: { width, height }, met: true } as const
  if (!oxipng) return { ...rest, blob: plain }
  const smaller = optimisePng(oxipng, new Uint8Array(await plain.arrayBuffer()), width * height)
  const blob = smaller.length < plain.size ? new Blob([smaller], { type: 'image/png' }) : plain
  return { ...rest, blob }
}
