export type StoredFile = {
  readonly name: string
  readonly type: string
  readonly lastModified: number
  readonly size: number
}

type RecordedWork = { readonly build: string; readonly value: unknown }

/** By the keys under which it was saved. */
export type AllRecordedWork = Readonly<Record<string, RecordedWork>>

type TabRecord = {
  readonly version: 1
  readonly files: Readonly<Record<string, StoredFile>>
  readonly work: AllRecordedWork
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isStoredFile = ([name, file]: [string, Partial<StoredFile> | null]) =>
  /^f\d+$/.test(name) &&
  typeof file?.name === 'string' &&
  typeof file.type === 'string' &&
  Number.isFinite(file.lastModified) &&
  Number.isFinite(file.size)

const isTabRecord = (value: unknown): value is TabRecord => {
  const { version, files, work } = (value ?? {}) as Partial<TabRecord>
  return (
    version === 1 &&
    isObject(files) &&
    Object.entries(files).every(isStoredFile) &&
    isObject(work) &&
    Object.values(work).every(isObject)
  )
}

export function parseRecord(text: string): TabRecord | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isTabRecord(parsed) ? parsed : undefined
  } catch {
    // There is none, or it is damaged.
    return undefined
  }
}

export function recordText(files: TabRecord['files'], work: AllRecordedWork): string {
  const record: TabRecord = { version: 1, files, work }
  return JSON.stringify(record)
}
