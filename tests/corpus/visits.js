/** The image tools that every file is opened with, and what their results promise. */
import { batchVisit } from './batch-visit.js'
import { pdfVisit } from './pdf-visit.js'

const [converter, compressor] = ['/tools/image-converter', '/tools/image-compressor']

export const visits = [
  batchVisit({
    name: 'Image Converter, PNG to JPG',
    path: converter,
    radio: 'PNG to JPG',
    promised: { kind: 'jpeg', quality: 0.9 },
  }),
  batchVisit({
    name: 'Image Converter, JPG to PNG',
    path: converter,
    radio: 'JPG to PNG',
    promised: { kind: 'png' },
  }),
  batchVisit({
    name: 'Image Compressor',
    path: compressor,
    promised: { kind: 'jpeg', quality: 0.8, box: { width: 1920, height: 1080 } },
  }),
  // Files that cannot be compressed losslessly are encoded at a visually equal quality.
  batchVisit({
    name: 'Image Compressor, lossless',
    path: compressor,
    radio: 'Lossless',
    promised: { kind: 'jpeg', quality: 0.9 },
  }),
  pdfVisit,
]
