/**
 * What the programs of a page keep, from a snapshot of its heap. The size of the whole heap does not tell: the engine
 * compiles what runs often once more and better, for hundreds of cycles, and the browser keeps lists of its own (of
 * long tasks and of what moved, of media queries: one for every `<thead>` that was ever shown, on any page).
 */

/** @typedef {{ programs: number, code: number, browser: number }} HeapSizes in bytes */

/**
 * @typedef {{
 *   snapshot: { meta: { node_fields: string[], node_types: [string[], ...unknown[]] } }
 *   nodes: number[]
 *   strings: string[]
 * }} Snapshot as the browser writes it
 */

const engineTypes = new Set(['code', 'object shape', 'synthetic'])
/** Of what the engine itself names, the contents of a program's objects. */
const contents = new Set([
  'system / JSArrayBufferData',
  'system / PropertyArray',
  'system / ExternalStringData',
])
const ownOfBrowser = /^(blink::|system \/ |Performance|TaskAttribution|LayoutShift|DOMRectReadOnly$)/

/** Whose a thing on the heap is. @param {string} type @param {string} name @returns {keyof HeapSizes} */
function ownerOf(type, name) {
  if (engineTypes.has(type)) return 'code'
  return type === 'native' && ownOfBrowser.test(name) && !contents.has(name) ? 'browser' : 'programs'
}

/** @param {Snapshot} snapshot @returns {HeapSizes} */
function sum({ snapshot, nodes, strings }) {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = /** @type {[number, number, number]} */ (
    ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  )
  const kept = { programs: 0, code: 0, browser: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const of = (/** @type {number} */ field) => /** @type {number} */ (nodes[at + field])
    kept[ownerOf(types[0][of(type)] ?? '', strings[of(name)] ?? '')] += of(size)
  }
  return kept
}

/** Takes out the rubbish first. @param {import('@playwright/test').CDPSession} devtools @returns {Promise<HeapSizes>} */
export async function heapSizes(devtools) {
  // More than once, for what a round has only just let go of.
  for (let round = 0; round < 4; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  /** @type {string[]} */
  const parts = []
  const collect = (/** @type {{ chunk: string }} */ { chunk }) => void parts.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot', {})
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return sum(JSON.parse(parts.join('')))
}
