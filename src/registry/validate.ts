import { sitePrefix } from '../lib/stored-data/keys.ts'
import type { Language } from '../lib/text/i18n.ts'
import { folderOf } from './by-folder.ts'
import type { Card, GuideManifest, StaticPageManifest, ToolManifest, ToolStatus } from './manifest.ts'

type Found<Manifest> = Readonly<Record<string, Manifest>>

export type RegistryContents = {
  readonly tools: Found<ToolManifest>
  readonly guides: Found<GuideManifest>
  readonly pages: Found<StaticPageManifest>
  readonly statuses: readonly ToolStatus[]
  readonly cards: Readonly<Record<Language, Readonly<Record<string, Card>>>>
}

/** Contains all issues at once, so that one run of the build shows everything to fix. */
export class RegistryError extends Error {
  readonly issues: readonly string[]

  constructor(issues: readonly string[]) {
    super(`The registry found ${issues.length} fault(s):\n${issues.map((issue) => `- ${issue}`).join('\n')}`)
    this.name = 'RegistryError'
    this.issues = issues
  }
}

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Issues of all manifests and cards; an empty list means that the site can be built. */
export function findIssues(contents: RegistryContents): readonly string[] {
  const { tools, guides, pages, statuses, cards } = contents
  const issues: string[] = []
  const check = (holds: boolean, issue: string) => {
    if (!holds) issues.push(issue)
  }
  const ids = new Map<string, string>()
  for (const [kind, found] of Object.entries({ tools, guides, pages })) {
    const orders = new Map<number, string>()
    for (const [path, manifest] of Object.entries(found) as [string, { id: string; order: number }][]) {
      const folder = folderOf(path)
      const { id, order } = manifest ?? { id: '', order: Number.NaN }
      check(id === folder, `${path}: the id is '${id}', the folder '${folder}'; they must be the same`)
      check(idPattern.test(folder), `${path}: '${folder}' is not lower-case-with-hyphens`)
      check(!ids.has(folder), `${path}: the id is taken by ${ids.get(folder)}`)
      check(
        Number.isInteger(order) && !orders.has(order),
        `${path}: order ${order} is taken by ${orders.get(order)}`,
      )
      ids.set(folder, path)
      orders.set(order, path)
      for (const [language, texts] of Object.entries(cards)) {
        const card = texts[folder]
        check(Boolean(card?.title.trim()), `${kind}/${folder}: messages.${language}.ts has no card title`)
        check(
          Boolean(card?.description.trim()),
          `${kind}/${folder}: messages.${language}.ts has no card description`,
        )
      }
    }
  }
  for (const [path, { guide }] of Object.entries(tools))
    check(
      !guide || Object.values(guides).some(({ id }) => id === guide),
      `${path}: there is no guide '${guide}'`,
    )
  for (const [path, { tool }] of Object.entries(guides))
    check(
      Object.values(tools).some(({ id }) => id === tool),
      `${path}: there is no tool '${tool}'`,
    )
  for (const { tool, record } of statuses) {
    const stores = Object.values(tools).find(({ id }) => id === tool)?.stores ?? []
    check(
      stores.some(({ owner, name }) => record === `${sitePrefix}${owner}:${name}`),
      `the status of '${tool}': it has no store with the record ${record}`,
    )
  }
  return issues
}

/** Throws a `RegistryError` if there are issues. */
export function assertValid(contents: RegistryContents): void {
  const issues = findIssues(contents)
  if (issues.length > 0) throw new RegistryError(issues)
}
