/** The folder that a file found by glob lies in: '../tools/qr-generator/manifest.ts' is 'qr-generator'. */
export const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

/** Turns what a glob found into a record by folder name. */
export const byFolder = <Value>(found: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [folderOf(path), value]))
