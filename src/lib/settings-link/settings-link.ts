/** One field of a link: a setting, or what settings have in common. */
export type LinkField<Settings> = {
  /** In the address: short, English, of the characters `a-z`, digits and `-`. */
  readonly name: string
  /** The value as text; undefined where it does not apply. */
  write(settings: Settings): string | undefined
  /** The settings with the value of the text; undefined for a text that is no value. */
  read(text: string, settings: Settings): Settings | undefined
}

type Entries = readonly (readonly [name: string, text: string])[]

/** The settings of a tool as a link has them. Content, such as a text or a file name, is not among them. */
export type SettingsLink<Settings = never> = {
  readonly version: number
  /** What a link without fields means; what is not in a link has this value. */
  readonly initial: Settings
  readonly fields: readonly LinkField<Settings>[]
  /** Turns the fields of a version into those of the next one, by the version that they are of. */
  readonly migrations: Readonly<Record<number, (entries: Entries) => Entries>>
}

export type ReadLink<Settings> =
  /** No link to settings: an anchor of the page, or nothing. */
  | { readonly state: 'none' }
  /** Of a later version, too long, or without a field that is known. */
  | { readonly state: 'unreadable' }
  | {
      readonly state: 'read'
      readonly settings: Settings
      /** Names of fields whose value is none, or that are there twice. */
      readonly refused: readonly string[]
      /** Whether there are fields that the tool does not have. Their names are not passed on: anybody may have written them. */
      readonly hasUnknown: boolean
    }

/** Such as `v1`, and not the beginning of a word, as the id of a heading may have it. */
const versionPattern = /^#?v(\d{1,4})(?![\w-])/

/** More than all settings of any tool need. */
const maxLength = 2000

export function defineSettingsLink<Settings>(
  definition: Pick<SettingsLink<Settings>, 'initial' | 'fields'> & Partial<SettingsLink<Settings>>,
): SettingsLink<Settings> {
  return { version: 1, migrations: {}, ...definition }
}

/** The fragment of a link to settings, without `#`: its version and the fields that differ from the initial settings. */
export function writeLink<Settings>(link: SettingsLink<Settings>, settings: Settings): string {
  const fields = link.fields.flatMap((field) => {
    const text = field.write(settings)
    const isSaid = text !== undefined && text !== field.write(link.initial)
    return isSaid ? [`${field.name}=${encodeURIComponent(text)}`] : []
  })
  return [`v${link.version}`, ...fields].join('&')
}

/** Reads a fragment, with or without `#`. What it does not say has its initial value, not that of the visitor. */
export function readLink<Settings>(link: SettingsLink<Settings>, fragment: string): ReadLink<Settings> {
  const [beginning, version] = versionPattern.exec(fragment) ?? []
  if (beginning === undefined) return { state: 'none' }
  const fieldsText = fragment.slice(beginning.length)
  if (fragment.length > maxLength || /^[^&]/.test(fieldsText)) return { state: 'unreadable' }
  const entries = migrate(link, Number(version), entriesOf(fieldsText))
  return entries ? readEntries(link, entries) : { state: 'unreadable' }
}

/** As in a query. */
const entriesOf = (text: string): Entries =>
  text
    .split('&')
    .filter(Boolean)
    .map((field) => {
      const [name = '', ...values] = field.split('=')
      return [decoded(name), decoded(values.join('='))]
    })

/** A broken escape stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
/** Of all settings of a tool those that its links have, in one order; where one is missing, what that means. */
export const linkedSettings = (link: SettingsLink, settings: object): object =>
  Object.fromEntries(
    Object.entries(link.initial as object).map(([name, initial]) => [
      name,
      (settings as Readonly<Record<string, unknown>>)[name] ?? initial,
    ]),
  )

function migrate<Settings>(
  { version, migrations }: SettingsLink<Settings>,
  from: number,
  entries: Entries,
): Entries | undefined {
  let current = entries
  for (let step = from; step < version; step += 1) {
    const next = migrations[step]
    if (!next) return undefined
    current = next(current)
  }
  return from > version ? undefined : current
}

function readEntries<Settings>(link: SettingsLink<Settings>, entries: Entries): ReadLink<Settings> {
  const fields = new Map(link.fields.map((field) => [field.name, field]))
  const known = entries.filter(([name]) => fields.has(name))
  const applied = new Set<string>()
  const refused = new Set<string>()
  let settings = link.initial
  for (const [name, text] of known) {
    const next = applied.has(name) ? undefined : fields.get(name)?.read(text, settings)
    if (next === undefined) refused.add(name)
    else {
      settings = next
      applied.add(name)
    }
  }
  // A link that has nothing of this tool does not take the place of the visitor's settings.
  if (entries.length > 0 && applied.size === 0) return { state: 'unreadable' }
  return { state: 'read', settings, refused: [...refused], hasUnknown: known.length < entries.length }
}
