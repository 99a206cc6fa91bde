import { onDemandFolder } from '../../../src/lib/work/on-demand.ts'

/** Subsets of Noto Sans for Chinese, Japanese and Korean, and the lists of their characters. */
const onDemand = /[\\/](noto-sans-(?:sc|tc|jp|kr))[\\/](?:files[\\/].*\.woff|unicode\.json)$/

type Asset = { readonly originalFileNames: readonly string[] }

/** The file name of an asset, with its hash, in a separate folder if few visitors need it. */
export function assetName({ originalFileNames: [file = ''] }: Asset): string {
  const [, face] = onDemand.exec(file) ?? []
  if (face === undefined) return 'assets/[name]-[hash][extname]'
  const name = file.endsWith('.json') ? `${face}-[name]` : '[name]'
  return `${onDemandFolder.slice(1)}${name}-[hash][extname]`
}
