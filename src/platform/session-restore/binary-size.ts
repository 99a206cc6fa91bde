/** Bytes of all files, blobs and buffers within a value, each counted once. Text and numbers are not counted. */
export function binarySize(value: unknown): number {
  const seen = new Set<object>()
  const count = (part: unknown): number => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return 0
    seen.add(part)
    if (part instanceof Blob) return part.size
    if (part instanceof ArrayBuffer) return part.byteLength
    if (ArrayBuffer.isView(part)) return count(part.buffer)
    if (part instanceof Map) return sum([...part.keys(), ...part.values()])
    if (part instanceof Set) return sum([...part])
    return sum(Object.values(part))
  }
  const sum = (parts: readonly unknown[]) => parts.reduce<number>((total, part) => total + count(part), 0)
  return count(value)
}
