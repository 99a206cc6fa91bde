import { arePluralForms, readDictionary } from './dictionary.ts'

/** Where a text is: the line in its file. */
type Place = { readonly line: number; readonly path: string; readonly text: string }

export type FileReport = {
  /** The file in the language that was asked for. */
  readonly file: string
  readonly isMissing: boolean
  /** How many texts its English file has. */
  readonly texts: number
  /** Keys of the English file that it has not, with their English texts. */
  readonly missing: readonly Place[]
  /** Texts that are as in English: not translated yet, or the same in both languages. */
  readonly same: readonly Place[]
}

/** English files with texts: `messages.en.ts`, `en.mdx` and their like. */
export const isEnglish = (file: string): boolean => /(?:\.en\.tsx?|[\\/]en\.mdx)$/.test(file)

/** The file of another language beside the English one. */
export const inLanguage = (file: string, language: string): string =>
  file.replace(/(?<=[./\\])en(?=\.\w+$)/, language)

/** Names, units and code are the same in many languages; what has a word in small letters may be translated. */
const hasWord = (text: string): boolean => /\p{Ll}{3,}/u.test(text)

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length

function compareDictionaries(files: Files, english: string, translated: string): FileReport {
  const { englishFile, file } = files
  const from = readDictionary(englishFile, english)
  const to = readDictionary(file, translated)
  const missing: Place[] = []
  const same: Place[] = []
  for (const [path, entry] of from) {
    const [parent, key = ''] = path.split(/\.(?=[^.]*$)/)
    const keys =
      parent === path || parent === undefined || arePluralForms(from.get(parent)?.keys)
        ? undefined
        : to.get(parent)?.keys
    const isMissing = keys ? !keys.includes(key) : entry.isExported && parent === path && !to.has(path)
    if (isMissing) {
      const inside = [...from].filter(([each]) => each === path || each.startsWith(`${path}.`))
      const texts = inside.flatMap(([, { texts }]) => texts)
      missing.push({
        path,
        line: lineAt(english, entry.value.start ?? 0),
        text: texts
          .map(({ text }) => text.trim())
          .filter(Boolean)
          .join(' … '),
      })
    }
    const texts = entry.texts.map(({ text }) => text)
    for (const { text, start } of to.get(path)?.texts ?? [])
      if (hasWord(text) && texts.includes(text)) same.push({ path, line: lineAt(translated, start), text })
  }
  return { file, isMissing: false, texts: countOf(from), missing, same }
}

const countOf = (dictionary: ReturnType<typeof readDictionary>): number =>
  [...dictionary.values()].flatMap(({ texts }) => texts).filter(({ text }) => hasWord(text)).length

/** The paragraphs of an article that have words besides those of tags. */
const paragraphsOf = (prose: string): readonly string[] =>
  prose.split(/\n\s*\n/).filter((paragraph) => hasWord(paragraph.replaceAll(/<[^>]*>/g, '')))

function compareProse({ file }: Files, english: string, translated: string): FileReport {
  const paragraphs = paragraphsOf(english)
  const same = paragraphs
    .filter((paragraph) => translated.includes(paragraph))
    .map((text) => ({ path: '', line: lineAt(translated, translated.indexOf(text)), text }))
  return { file, isMissing: false, texts: paragraphs.length, missing: [], same }
}

type Files = { readonly englishFile: string; readonly file: string }

/**
 * What a language lacks of the English texts, file by file.
 *
 * @param englishFiles the files with English texts
 * @param read the text of a file; undefined if there is none
 */
export function missingTexts(
  englishFiles: readonly string[],
  language: string,
  read: (file: string) => string | undefined,
): readonly FileReport[] {
  return englishFiles.map((englishFile) => {
    const files = { englishFile, file: inLanguage(englishFile, language) }
    const isProse = englishFile.endsWith('.mdx')
    const english = read(englishFile) ?? ''
    const translated = read(files.file)
    if (translated !== undefined)
      return (isProse ? compareProse : compareDictionaries)(files, english, translated)
    const texts = isProse ? paragraphsOf(english).length : countOf(readDictionary(englishFile, english))
    return { file: files.file, isMissing: true, texts, missing: [], same: [] }
  })
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

/** The report in words: a line for each file that is missing, each key and each text. */
export function writeReport(language: string, reports: readonly FileReport[]): string {
  const lines = reports.flatMap(({ file, isMissing, texts, missing, same }) => [
    ...(isMissing ? [`${file}: the file is missing, with ${counted(texts, 'text', 'texts')}`] : []),
    ...missing.map(({ path, text }) => `${file}: ${path} is missing: “${short(text)}”`),
    ...same.map(
      ({ line, path, text }) =>
        `${file}:${line}: ${path === '' ? 'a paragraph' : path} is as in English: “${short(text)}”`,
    ),
  ])
  const sum = (of: (report: FileReport) => number) => reports.reduce((total, report) => total + of(report), 0)
  const texts = sum((report) => report.texts)
  const files = sum(({ isMissing }) => Number(isMissing))
  const keys = sum(({ missing }) => missing.length)
  const same = sum((report) => report.same.length)
  const untranslated = sum((report) => (report.isMissing ? report.texts : 0)) + same
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `${language}: ${counted(files, 'file', 'files')} and ${counted(keys, 'key', 'keys')} missing, ${counted(same, 'text', 'texts')} as in English; about ${Math.floor(((texts - untranslated) / Math.max(texts, 1)) * 100)}% of ${texts} texts are translated.`,
  ].join('\n')
}

/** Whether the site can be built in the language. */
export const isComplete = (reports: readonly FileReport[]): boolean =>
  reports.every(({ isMissing, missing }) => !isMissing && missing.length === 0)
