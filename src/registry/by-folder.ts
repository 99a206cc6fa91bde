/** The folder of a tool, guide or page in a path from a glob: 'qr-generator' for '../tools/qr-generator/manifest.ts'. */
export const folderOf = (path: string): string => path.split('/')[2] ?? ''

/** Turns the result of a glob into a record by folder name. */
export const byFolder = <Value>(found: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [folderOf(path), value]))
