/** Behaves like a picked file that was changed or removed afterwards. */
export function vanishedFile(name: string): File {
  const file = new File([new Uint8Array(10)], name)
  const vanished = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
  return Object.assign(file, { slice: () => vanished })
}
