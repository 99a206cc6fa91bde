import { once } from 'node:events'
import { closeSync, createWriteStream, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, crc32, createDeflate } from 'node:zlib'

const jpegli = new WebAssembly.Module(
  readFileSync(join(import.meta.dirname, '../../vendor/jpegli/jpegli.wasm')),
)

/** @typedef {{ readonly width: number, readonly height: number }} Size */

/** Waves with grain, as a photograph has; 256 rows of them, again and again. @param {number} width */
function rowsOf(width) {
  return Array.from({ length: 256 }, (_, y) => {
    const row = new Uint8Array(width * 4).fill(255)
    for (let x = 0; x < width; x += 1) {
      const grain = ((x * 40_503 + y * 69_621) >>> 4) % 9
      row[x * 4] = 128 + 70 * Math.sin(x / 90 + y / 40.7) + grain
      row[x * 4 + 1] = 110 + 60 * Math.sin(x / 37) + grain
      row[x * 4 + 2] = 100 + 50 * Math.cos(y / 40.7 + x / 300) + grain
    }
    return row
  })
}

/** A JPEG of one scan, 4:2:0, at jpegli's distance 1. @param {string} file @param {Size} size */
export function writeLargeJpeg(file, { width, height }) {
  const out = openSync(file, 'w')
  const rows = rowsOf(width)
  /** @type {WebAssembly.Memory} */
  let memory
  const { exports } = new WebAssembly.Instance(jpegli, {
    file: {
      /** @param {number} start @param {number} length */
      write: (start, length) => writeSync(out, new Uint8Array(memory.buffer, start, length)),
    },
    env: { emscripten_notify_memory_growth() {} },
    wasi_snapshot_preview1: {
      proc_exit() {
        throw new Error('jpegli aborted')
      },
    },
  })
  const encoder = /** @type {Record<string, (...parameters: number[]) => number>} */ (exports)
  memory = /** @type {WebAssembly.Memory} */ (exports.memory)
  encoder._initialize?.()
  const band = encoder.begin?.(width, height, 1, 1, 16, 0) ?? 0
  for (let top = 0; top < height; top += 16) {
    const count = Math.min(16, height - top)
    for (let y = 0; y < count; y += 1)
      new Uint8Array(memory.buffer).set(rows[(top + y) % 256] ?? [], band + y * width * 4)
    encoder.rows?.(count)
  }
  encoder.end?.()
  closeSync(out)
}

/** A PNG of 8 bits RGB, each row filtered as the difference to the pixel before. @param {string} file @param {Size} size */
export async function writeLargePng(file, { width, height }) {
  const out = createWriteStream(file)
  /** @param {string} type @param {Uint8Array} content */
  const chunk = (type, content) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length)
    head.write(type, 4, 'latin1')
    const end = Buffer.alloc(4)
    end.writeUInt32BE(crc32(content, crc32(head.subarray(4))))
    return Buffer.concat([head, content, end])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  out.write(Buffer.from('89504e470d0a1a0a', 'hex'))
  out.write(chunk('IHDR', header))
  const deflate = createDeflate({ level: constants.Z_BEST_SPEED, chunkSize: 1 << 20 })
  deflate.on('data', (data) => out.write(chunk('IDAT', data)))
  for (const row of repeated(rowsOf(width).map(filtered), height))
    if (!deflate.write(row)) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  out.end(chunk('IEND', new Uint8Array()))
  await once(out, 'finish')
}

/** @param {Uint8Array} row */
function filtered(row) {
  const sub = new Uint8Array(1 + (row.length / 4) * 3)
  sub[0] = 1
  for (let from = 0, to = 1; from < row.length; from += 4)
    for (let channel = from; channel < from + 3; channel += 1, to += 1)
      sub[to] = (row[channel] ?? 0) - (from === 0 ? 0 : (row[channel - 4] ?? 0))
  return sub
}

/** @template T @param {readonly T[]} values @param {number} count */
function* repeated(values, count) {
  for (let index = 0; index < count; index += 1) yield/** @type {T} */ (values[index % values.length])
}
