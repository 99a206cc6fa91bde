import type { ByteSource } from '../../files/bytes.ts'
import { ImageFailure } from '../image-error.ts'
import type { JpegHeader } from './jpeg-header.ts'
import { marker } from './markers.ts'
import { walkMarkers } from './walk-markers.ts'

/**
 * Encoders write up to about a dozen scans, one for each bit of detail; Chromium decodes at most 98. A decoder passes
 * over the whole picture for each scan, however few bytes it has: a file of 1 KB with 90 scans of 121 megapixels takes
 * over 100 seconds. A few scans are allowed at any size.
 */
const limits = { scans: 98, scannedPixels: 1_000_000_000, alwaysAllowed: 20 } as const

/** The least bytes of a scan: its marker and header (ITU-T T.81, B.2.3). */
const minScanBytes = 10

/**
 * Fails with `too-many-scans` when the file has more scans than any encoder writes. Only files that may have many scans
 * are read as a whole: progressive ones, and those whose first scan lacks some components.
 */
export async function checkScans(source: ByteSource, header: JpegHeader): Promise<void> {
  const allowed = allowedScans(header.width * header.height)
  if (source.size < allowed * minScanBytes || !mayHaveManyScans(header)) return
  let scans = 0
  await walkMarkers(source, header.scanStart, (code) => {
    if (code === marker.SOS) scans += 1
    return code === marker.EOI
  })
  if (scans > allowed) throw new ImageFailure({ kind: 'too-many-scans', scans })
}

function allowedScans(pixels: number): number {
  return Math.max(limits.alwaysAllowed, Math.min(limits.scans, Math.floor(limits.scannedPixels / pixels)))
}

function mayHaveManyScans({ process, components, firstScanComponents }: JpegHeader): boolean {
  return process === 'progressive' || process === 'arithmetic' || firstScanComponents < components
}
