/**
 * `npm run missing-texts -- de`: what a language lacks of the English texts, file by file, and what is still as in English.
 * Without a language, all of them. Fails while files or keys are missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { FixableError } from './support/install.js'
import { loadI18n, loadMissingTexts } from './support/site-modules.js'

const { isComplete, isEnglish, missingTexts, writeReport } = await loadMissingTexts()
const { languages, defaultLanguage } = await loadI18n()

try {
  const asked = process.argv.slice(2)
  const english = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(isEnglish)
    .map((file) => join('src', file))
    .sort()
  for (const language of asked.length > 0 ? asked : languages) {
    if (language === defaultLanguage) continue
    if (!/^[a-z]{2,3}$/.test(language)) throw new FixableError(`"${language}" is no language, such as de.`)
    const reports = missingTexts(english, language, (file) =>
      existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    )
    console.log(writeReport(language, reports))
    if (!isComplete(reports)) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof FixableError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
