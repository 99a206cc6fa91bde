import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The class of a CSS module as the site has it: its name and four letters for its file, the same in every build. Vite's own
 * names also have the line, a tenth of all bytes of styles.
 */
export function scopedClass(root: string, name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
