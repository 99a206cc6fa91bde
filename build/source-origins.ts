import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const guides = fileURLToPath(new URL('../src/guides/', import.meta.url))

/** The origins of every source that a guide names, sorted: the other sites that a page may lead to. */
export function sourceOrigins(): readonly string[] {
  const files = readdirSync(guides)
    .map((id) => `${guides}${id}/sources.json`)
    .filter((file) => existsSync(file))
  const sources: readonly { readonly url: string }[] = files.flatMap((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return [...new Set(sources.map(({ url }) => new URL(url).origin))].sort()
}
