const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes bytes as base64 with padding (RFC 4648, section 4). */
export function base64(bytes: Uint8Array): string {
  const groups: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const value = (first << 16) | (second << 8) | third
    const group = [18, 12, 6, 0].map((shift) => digits.charAt((value >> shift) & 63)).join('')
    groups.push(group.slice(0, Math.min(3, bytes.length - at) + 1).padEnd(4, '='))
  }
  return groups.join('')
}
