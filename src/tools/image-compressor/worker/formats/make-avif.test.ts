import decode, { init } from '@jsquash/avif/decode.js'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { compileFile, provideImageData } from '../../../../lib/image/testing/test-picture.ts'

let module: WebAssembly.Module
beforeAll(async () => {
  provideImageData()
  module = await compileFile('@jsquash/avif/codec/enc/avif_enc.wasm')
  await init(await compileFile('@jsquash/avif/codec/dec/avif_dec.wasm'))
})
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A browser that decodes AVIF, with its alpha changed by `alphaOf`. */
function provideBrowser(alphaOf: (alpha: number) => number) {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const { data, width, height } = (await decode(await file.arrayBuffer())) ?? expect.unreachable()
    return {
      data: data.map((value, at) => (at % 4 === 3 ? alphaOf(value) : value)),
      width,
      height,
      close() {},
    }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      drawn: { readonly data: Uint8ClampedArray } | undefined
      getContext = () => ({
        clearRect() {},
        drawImage: (picture: { readonly data: Uint8ClampedArray }) => {
          this.drawn = picture
        },
        getImageData: () => this.drawn,
      })
    },
  )
}

const supportOf = async () => (await import('./make-avif.ts')).avifSupport(module)

test('a browser that decodes a known file exactly opens AVIF', async () => {
  provideBrowser((alpha) => alpha)
  expect(await supportOf()).toBe('full')
})

test('a browser that takes alpha for a limited range shows transparency wrong', async () => {
  provideBrowser((alpha) => ((alpha - 16) * 255) / 219)
  expect(await supportOf()).toBe('wrong-alpha')
})

test('a browser that fails to decode a known file opens no AVIF', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')))
  expect(await supportOf()).toBe('none')
})
