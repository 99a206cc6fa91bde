import { ImageFailure } from '../image-error.ts'

export const tiffCorrupt = () => new ImageFailure({ kind: 'corrupt', format: 'tiff' })
export const tiffTruncated = () => new ImageFailure({ kind: 'truncated', format: 'tiff' })
export const tiffUnsupported = () => new ImageFailure({ kind: 'unsupported', format: 'tiff' })
