/**
 * The size of a page's own objects, from a heap snapshot. The total heap size is no measure of leaks: the engine
 * optimises hot functions again for hundreds of cycles, and the browser keeps its own lists (of long tasks, layout
 * shifts and media queries: one for every `<thead>` that was ever shown, on any page).
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
/** Types of the engine that hold the contents of the page's objects. */
const contents = new Set([
  'system / JSArrayBufferData',
  'system / PropertyArray',
  'system / ExternalStringData',
])
const ownOfBrowser = /^(blink::|system \/ |Performance|TaskAttribution|LayoutShift|DOMRectReadOnly$)/

/** The owner of a heap node. @param {string} type @param {string} name @returns {keyof HeapSizes} */
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
  const sizes = { programs: 0, code: 0, browser: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const of = (/** @type {number} */ field) => /** @type {number} */ (nodes[at + field])
    sizes[ownerOf(types[0][of(type)] ?? '', strings[of(name)] ?? '')] += of(size)
  }
  return sizes
}

/** Collects garbage first. @param {import('@playwright/test').CDPSession} devtools @returns {Promise<HeapSizes>} */
export async function heapSizes(devtools) {
  // More than once, for objects that one round has only just released.
  for (let round = 0; round < 4; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  /** @type {string[]} */
  const parts = []
  const collect = (/** @type {{ chunk: string }} */ { chunk }) => void parts.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot', {})
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return sum(JSON.parse(parts.join('')))
}
