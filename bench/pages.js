import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the pages that a build's sitemap names. @param {string} dist */
export function allPages(dist) {
  const found = readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)
  return [...found].map(([, path = '']) => path || '/')
}

/** Those in English. @param {string} dist */
export const englishPages = (dist) => allPages(dist).filter((path) => !/^\/tr(\/|$)/.test(path))
