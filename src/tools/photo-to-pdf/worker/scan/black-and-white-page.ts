import { type BlackAndWhite, toBlackAndWhite } from '../../../../lib/image/scan/black-and-white.ts'
import { type Corners, wholePicture } from '../../../../lib/image/scan/corners.ts'
import { withoutEdges } from '../../../../lib/image/scan/edges.ts'
import type { GrayPixels } from '../../../../lib/image/scan/gray.ts'

/** A cleaned page in black and white; at the edges of a whole photo there is nothing that it lay on. */
export function blackAndWhitePage(gray: GrayPixels, corners: Corners): BlackAndWhite {
  const page = toBlackAndWhite(gray)
  return isWhole(corners) ? page : withoutEdges(page)
}

const isWhole = (corners: Corners) =>
  corners.every(({ x, y }, index) => x === wholePicture[index]?.x && y === wholePicture[index]?.y)
