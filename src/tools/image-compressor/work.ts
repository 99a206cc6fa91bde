import avifUrl from '@jsquash/avif/codec/enc/avif_enc.wasm?url'
import mozjpegUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'
import oxipngUrl from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'
import webpUrl from '@jsquash/webp/codec/enc/webp_enc.wasm?url'
import webpSimdUrl from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?url'
import jpegliUrl from '../../../vendor/jpegli/jpegli.wasm?url'
import jpegliDecoderUrl from '../../../vendor/jpegli/jpegli-decoder.wasm?url'
import { createImageInspector, createImagePool } from '../../features/image-batch/batch/image-workers.ts'
import { createToolSettings } from '../../features/image-batch/batch/tool-settings.ts'
import type { BatchWork } from '../../features/image-batch/batch/use-batch.ts'
import { pictureImport } from '../../features/picture-import/picture-import.ts'
import { pixelsOf } from '../../lib/image/header/metadata.ts'
import { avifBytes, workingBytes } from '../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import { supportsSimd } from '../../platform/workers/web-assembly.ts'
import type { Compressed } from './core/compressed.ts'
import { readTarget } from './core/read-target.ts'
import { refuse } from './core/refuse.ts'
import {
  type CompressorSettings,
  defaultSettings,
  isSettings,
  maxResultPixels,
  type StoredSettings,
} from './core/settings.ts'
import { stores } from './stores.ts'
import workerUrl from './worker.ts?worker&url'

const tool = 'image-compressor'
export const settingsStore = createToolSettings<StoredSettings>(stores.settings, defaultSettings, isSettings)

/** How pictures are compressed, on the tool's page and on the home page. */
export const work: BatchWork<CompressorSettings, Compressed<Blob>> = {
  tool,
  createPool() {
    const simd = supportsSimd()
    return createImagePool(workerUrl, {
      jpegli: simd ? jpegliUrl : null,
      'jpegli-decoder': simd ? jpegliDecoderUrl : null,
      mozjpeg: simd ? null : mozjpegUrl,
      oxipng: oxipngUrl,
      avif: avifUrl,
      webp: simd ? webpSimdUrl : webpUrl,
    })
  },
  createInspector: () => createImageInspector(workerUrl),
  refuse,
  readText(text) {
    const kilobytes = readTarget(text)
    if (kilobytes !== undefined) settingsStore.write({ ...settingsStore.read(), goal: 'size', kilobytes })
  },
  settingsFor: settingsStore.read,
  timeoutFor: ({ file, metadata }) => workTimeoutMs({ bytes: file.size, pixels: pixelsOf(metadata) }),
  bytesFor(pixels) {
    const settings = settingsStore.read()
    const ofAvif = settings.format === 'avif' ? avifBytes(maxResultPixels(pixels, settings)) : 0
    return workingBytes(pixels, true) + ofAvif
  },
  pictureImport,
  keepsPixels: () => true,
}
