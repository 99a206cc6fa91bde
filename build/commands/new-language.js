/**
 * `npm run new:language -- de`: writes the files of a new language, each with its English texts, to be translated in place.
 * Files that are there stay as they are.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { FixableError } from './support/install.js'
import { loadI18n, loadMissingTexts, loadNewLanguage } from './support/site-modules.js'

const formatter = 'node_modules/@biomejs/biome/bin/biome'

try {
  const [language = '', ...more] = process.argv.slice(2)
  if (!/^[a-z]{2,3}$/.test(language) || more.length > 0)
    throw new FixableError('Say which language, as in addresses: npm run new:language -- de')
  if (!existsSync(formatter)) throw new FixableError('Install the packages first: npm ci')
  const { isEnglish, inLanguage } = await loadMissingTexts()
  const { startTranslation } = await loadNewLanguage()
  const { languageNames } = await loadI18n()

  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(isEnglish)
    .map((file) => join('src', file))
    .filter((file) => !existsSync(inLanguage(file, language)))
    .sort()
  for (const file of files)
    writeFileSync(inLanguage(file, language), startTranslation(file, readFileSync(file, 'utf8'), language), {
      flag: 'wx',
    })
  if (files.length === 0) throw new FixableError('All of its files are there.')
  const written = files.map((file) => inLanguage(file, language))
  const { status } = spawnSync(
    process.execPath,
    [
      formatter,
      'check',
      '--write',
      '--vcs-enabled=false',
      ...written.filter((file) => !file.endsWith('.mdx')),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new FixableError('Its files could not be formatted: run npm run format.')
  console.log(written.join('\n'))
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  if (!(language in languageNames))
    console.log(
      `\nAdd it to languageNames in src/lib/text/i18n.ts: ${language}: '${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}'`,
    )
  console.log(`\nWhat is still to translate says npm run missing-texts -- ${language}`)
} catch (error) {
  if (!(error instanceof FixableError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
