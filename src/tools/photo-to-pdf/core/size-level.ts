import { type OrientedSize, uprightSize } from '../../../lib/image/exif/orientation.ts'
import { layoutSheet } from './page-layout.ts'
import { type PdfSettings, perPageOf } from './settings.ts'

/** How a photo is encoded to be smaller: the same for all photos of a document, so that they look alike. */
export type Coding = {
  /** On the scale of the Independent JPEG Group. */
  readonly quality: number
  /** More pixels an inch of the page are scaled down to this. */
  readonly pixelsPerInch: number
}

/** From files that hardly lose anything to the smallest on which something can be seen. */
export const levels = { finest: 0, smallest: 4 } as const

/** Quality first, then pixels that only an enlarged page shows, then both. `pixelsPerInch` is a limit. */
const steps: readonly Coding[] = [
  { quality: 99, pixelsPerInch: Number.POSITIVE_INFINITY },
  { quality: 85, pixelsPerInch: Number.POSITIVE_INFINITY },
  { quality: 78, pixelsPerInch: 200 },
  { quality: 65, pixelsPerInch: 110 },
  { quality: 30, pixelsPerInch: 50 },
]

/** What a level, which need not be whole, stands for where no photo has more pixels an inch than `maxDensity`. */
export function codingAt(level: number, maxDensity: number): Coding {
  const below = Math.min(steps.length - 2, Math.max(0, Math.floor(level)))
  const [from, to] = [steps[below] as Coding, steps[below + 1] as Coding]
  const share = Math.min(1, Math.max(0, level - below))
  const limit = ({ pixelsPerInch }: Coding) => Math.min(maxDensity, pixelsPerInch)
  return {
    quality: from.quality + share * (to.quality - from.quality),
    pixelsPerInch: limit(from) * (limit(to) / limit(from)) ** share,
  }
}

const pointsPerInch = 72
/** A page as large as its photo has always as many pixels an inch: what counts is that it is about as long as A4. */
const ownPageInches = 11

/** The pixels an inch with which each photo is on its page. */
export function pixelDensities(settings: PdfSettings, photos: readonly OrientedSize[]): number[] {
  if (settings.pageSize === 'photo')
    return photos.map(({ width, height }) => Math.max(width, height) / ownPageInches)
  const perPage = perPageOf(settings)
  return photos.map((photo, index) => {
    const first = index - (index % perPage)
    const sheet = photos.slice(first, index + 1) as [OrientedSize, ...OrientedSize[]]
    const width = layoutSheet(settings, sheet).places.at(-1)?.image.width ?? pointsPerInch
    return (uprightSize(photo).width * pointsPerInch) / width
  })
}

/** The size of an upright photo with `density` pixels an inch under such a limit. */
export function scaledSize(photo: OrientedSize, density: number, { pixelsPerInch }: Coding) {
  const { width, height } = uprightSize(photo)
  const scale = Math.min(1, pixelsPerInch / density)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
