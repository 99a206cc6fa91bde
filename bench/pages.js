import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the English pages that a build's sitemap names. @param {string} dist */
export function englishPages(dist) {
  const found = readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)
  return [...found].map(([, path = '']) => path || '/').filter((path) => !/^\/tr(\/|$)/.test(path))
}
