import { ImageFailure } from '../image-error.ts'

export const psdCorrupt = () => new ImageFailure({ kind: 'corrupt', format: 'psd' })
export const psdTruncated = () => new ImageFailure({ kind: 'truncated', format: 'psd' })
export const psdUnsupported = () => new ImageFailure({ kind: 'unsupported', format: 'psd' })
