import { unzipSync } from 'fflate'

const types: Readonly<Record<string, string>> = { png: 'image/png', svg: 'image/svg+xml' }
const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? ''

/** The codes of a ZIP that this tool has made. */
export const filesOfZip = (zip: Uint8Array<ArrayBuffer>): readonly File[] =>
  Object.entries(unzipSync(zip)).map(
    ([name, bytes]) => new File([new Uint8Array(bytes)], name, { type: typeOf(name) }),
  )
