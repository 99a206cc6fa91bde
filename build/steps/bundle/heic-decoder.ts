import type { Plugin } from 'vite'

const nothing = '\0no-heic-decoder'

/** Leaves the decoder for HEIC out of the site when the operator has decided so; its address is then empty. */
export function heicDecoder(included: boolean): Plugin {
  return {
    name: 'heic-decoder',
    enforce: 'pre',
    resolveId: (id) => (!included && /\/libde265\.wasm\?url$/.test(id) ? nothing : null),
    load: (id) => (id === nothing ? "export default ''" : null),
  }
}
