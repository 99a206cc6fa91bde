type Chunk = {
  readonly name: string
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
}

/** A module of a tool, guide, page, feature or of the site's presets: its folders below that, and its name. */
const owned =
  /[\\/]src[\\/](?:tools|guides|pages|features|(?:app|ui)(?=[\\/](?:presets[\\/]|.*[\\/]messages\.)))[\\/](.+)[\\/]([^\\/?]+)/

/**
 * The file name of a chunk in `folder`, with its hash. Many tools have a `settings.ts`: with the names of their folders no
 * two files of a build differ by their hashes alone, so that the next build's file of each is known (src/app/offline).
 */
export function chunkName(folder: string, { name, facadeModuleId, moduleIds = [] }: Chunk): string {
  const id = facadeModuleId ?? (moduleIds.length === 1 ? moduleIds[0] : undefined)
  const [, folders = '', file = ''] = owned.exec(id ?? '') ?? []
  // Components have names of their own, but for these.
  const isGeneric = /^([a-z]|Answer$|Recipes$)/.test(name) && file.startsWith(`${name}.`)
  return `${folder}/${isGeneric ? `${folders.split(/[\\/]/).join('.')}.` : ''}[name]-[hash].js`
}
