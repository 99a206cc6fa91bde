/** A Huffman table as in a DHT segment, and its codes by symbol. */
export type HuffmanTable = {
  /** Number of codes of 1 to 16 bits. */
  readonly counts: Uint8Array<ArrayBuffer>
  readonly symbols: Uint8Array<ArrayBuffer>
  readonly codes: Uint16Array
  /** Code lengths by symbol, in bits; 0 for symbols that do not occur. */
  readonly lengths: Uint8Array
}

const maxCodeLength = 16
/** Pseudo-symbol for the code of all ones, which must not be used (ITU-T T.81, C.2). */
const reserved = 256

/** The table that encodes symbols of these frequencies (by symbol, 0 to 255) in the fewest bits. */
export function optimalTable(frequencies: Uint32Array): HuffmanTable {
  const counts = limitLengths(treeDepths(frequencies))
  const symbols = Uint8Array.from(
    Array.from({ length: 256 }, (_, symbol) => symbol)
      .filter((symbol) => (frequencies[symbol] ?? 0) > 0)
      // The most frequent ones get the shortest codes.
      .sort((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0)),
  )
  const codes = new Uint16Array(256)
  const lengths = new Uint8Array(256)
  let [code, index] = [0, 0]
  for (let length = 1; length <= maxCodeLength; length += 1) {
    for (let left = counts[length - 1] ?? 0; left > 0; left -= 1, code += 1, index += 1) {
      const symbol = symbols[index] ?? 0
      codes[symbol] = code
      lengths[symbol] = length
    }
    code <<= 1
  }
  return { counts, symbols, codes, lengths }
}

/** Number of leaves of a Huffman tree by depth, including the reserved one. */
function treeDepths(frequencies: Uint32Array): number[] {
  type Node = { readonly weight: number; readonly leaves: number[] }
  const depths = new Array<number>(257).fill(0)
  let nodes: Node[] = [{ weight: 1, leaves: [reserved] }]
  for (const [symbol, weight] of frequencies.entries())
    if (weight > 0) nodes.push({ weight, leaves: [symbol] })
  while (nodes.length > 1) {
    nodes.sort((a, b) => b.weight - a.weight)
    const [a, b] = [nodes.at(-1), nodes.at(-2)]
    if (!a || !b) break
    const leaves = [...a.leaves, ...b.leaves]
    for (const leaf of leaves) depths[leaf] = (depths[leaf] ?? 0) + 1
    nodes = [...nodes.slice(0, -2), { weight: a.weight + b.weight, leaves }]
  }
  const counts = new Array<number>(257).fill(0)
  for (const depth of depths) if (depth > 0) counts[depth] = (counts[depth] ?? 0) + 1
  return counts
}

/** Limits code lengths to 16 bits (T.81, figure K.3) and drops the reserved code, which is among the longest. */
function limitLengths(depths: number[]): Uint8Array<ArrayBuffer> {
  const counts = [...depths]
  const at = (depth: number) => counts[depth] ?? 0
  for (let depth = counts.length - 1; depth > maxCodeLength; depth -= 1) {
    while (at(depth) > 0) {
      let shorter = depth - 2
      while (at(shorter) === 0) shorter -= 1
      counts[depth] = at(depth) - 2
      counts[depth - 1] = at(depth - 1) + 1
      counts[shorter + 1] = at(shorter + 1) + 2
      counts[shorter] = at(shorter) - 1
    }
  }
  const last = counts.findLastIndex((count) => count > 0)
  if (last > 0) counts[last] = at(last) - 1
  return Uint8Array.from(counts.slice(1, maxCodeLength + 1))
}
