export type BitWriter = ReturnType<typeof bitWriter>

/** Writes bits one after the other, the highest of a byte first. */
export function bitWriter() {
  let bytes = new Uint8Array(4096)
  let [length, pending, pendingBits] = [0, 0, 0]
  return {
    /** Makes room for as many further bytes. */
    reserve(count: number) {
      if (length + count <= bytes.length) return
      const larger = new Uint8Array(Math.max(bytes.length * 2, length + count))
      larger.set(bytes)
      bytes = larger
    },
    /** At most 16 bits, for which there must be room. */
    write(value: number, count: number) {
      pending = (pending << count) | value
      pendingBits += count
      while (pendingBits >= 8) {
        pendingBits -= 8
        bytes[length] = pending >> pendingBits
        length += 1
      }
      pending &= (1 << pendingBits) - 1
    },
    /** What was written, filled up with zeros to whole bytes. */
    done(): Uint8Array<ArrayBuffer> {
      if (pendingBits > 0) this.write(0, 8 - pendingBits)
      return bytes.slice(0, length)
    },
  }
}
