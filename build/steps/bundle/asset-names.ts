import { onDemandFolder } from '../../../src/lib/work/on-demand.ts'

/** The faces of Noto Sans for Chinese, Japanese and Korean: their slices, and the lists of what is in which. */
const onDemand = /[\\/](noto-sans-(?:sc|tc|jp|kr))[\\/](?:files[\\/].*\.woff|unicode\.json)$/

type Asset = { readonly originalFileNames: readonly string[] }

/** Where an asset of the bundle goes: a name with its hash, in a folder of its own when few visitors need it. */
export function assetName({ originalFileNames: [file = ''] }: Asset): string {
  const [, face] = onDemand.exec(file) ?? []
  if (face === undefined) return 'assets/[name]-[hash][extname]'
  const name = file.endsWith('.json') ? `${face}-[name]` : '[name]'
  return `${onDemandFolder.slice(1)}${name}-[hash][extname]`
}
