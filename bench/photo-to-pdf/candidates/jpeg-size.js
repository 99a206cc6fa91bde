/**
 * Width and height from the frame header, so that jsPDF need not parse the whole photo for them.
 * @param {Uint8Array} bytes
 */
export function jpegSize(bytes) {
  const view = new DataView(bytes.buffer)
  let at = 2
  while (view.getUint8(at + 1) < 0xc0 || view.getUint8(at + 1) > 0xc2) at += 2 + view.getUint16(at + 2)
  return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
}
