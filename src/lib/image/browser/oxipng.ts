import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

/** Level 2 and above cost far more time than they save bytes. */
const level = 1
let started: WebAssembly.Module | undefined

/** The same picture as a smaller PNG: filters, bit depth, palette and deflate are chosen anew, pixels stay the same. */
export function optimisePng(
  module: WebAssembly.Module,
  png: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  if (started !== module) {
    initSync(module)
    started = module
  }
  return new Uint8Array(optimise(png, level, false, false))
}
