import type { ByteSource } from '../../files/bytes.ts'
import { ImageFailure } from '../image-error.ts'
import type { JpegHeader } from './jpeg-header.ts'
import { marker } from './markers.ts'
import { walkMarkers } from './walk-markers.ts'

/**
 * Encoders write up to about a dozen scans, one for each bit of detail; Chromium decodes at most 98. A decoder passes
 * over the whole picture for each scan, however few bytes it has: 90 scans of 121 megapixels are a file of 1 KB and over
 * 100 seconds. A few scans are honest at any size.
 */
const limits = { scans: 98, scannedPixels: 1_000_000_000, honest: 20 } as const

/** A scan takes no fewer bytes than its marker and header (ITU-T T.81, B.2.3). */
const scanLength = 10

/**
 * Fails with `too-many-scans` when decoding would pass over the picture more often than any honest file asks for. Only
 * files that may have many scans are read as a whole: progressive ones, and those whose first scan has only some colours.
 */
export async function checkScans(source: ByteSource, header: JpegHeader): Promise<void> {
  const allowed = allowedScans(header.width * header.height)
  if (source.size < allowed * scanLength || !mayHaveManyScans(header)) return
  let scans = 0
  await walkMarkers(source, header.scanStart, (code) => {
    if (code === marker.SOS) scans += 1
    return code === marker.EOI
  })
  if (scans > allowed) throw new ImageFailure({ kind: 'too-many-scans', scans })
}

function allowedScans(pixels: number): number {
  return Math.max(limits.honest, Math.min(limits.scans, Math.floor(limits.scannedPixels / pixels)))
}

function mayHaveManyScans({ process, components, firstScanComponents }: JpegHeader): boolean {
  return process === 'progressive' || process === 'arithmetic' || firstScanComponents < components
}
