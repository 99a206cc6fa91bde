/** `npm run new:tool <id>`: creates src/tools/<id>/ from build/templates/tool. No other file has to be edited. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { FixableError } from './support/install.js'
import { loadI18n, loadNewLanguage } from './support/site-modules.js'

const templates = 'build/templates/tool'
const tools = 'src/tools'
const formatter = 'node_modules/@biomejs/biome/bin/biome'
/** The id starts with a letter, because the page's component is named after it. */
const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** @param {string} id */
const pageName = (id) =>
  id.replace(/(?:^|-)([a-z0-9])/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/** The first free position in menus. */
function nextOrder() {
  const orders = readdirSync(tools)
    .map((id) => join(tools, id, 'manifest.ts'))
    .filter((file) => existsSync(file))
    .map((file) => Number(/\border: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0))
  return Math.max(0, ...orders) + 1
}

/**
 * @param {string} id in kebab case, the last part of the tool's path
 * @returns {string[]} the files written
 * @throws {FixableError} if the id is invalid or taken
 */
function writeTool(id) {
  if (!idPattern.test(id))
    throw new FixableError(
      `"${id}" is no id: lower-case letters, digits and single hyphens, such as photo-to-pdf.`,
    )
  const folder = join(tools, id)
  if (existsSync(folder)) throw new FixableError(`${folder} is there already.`)
  const words = id.replaceAll('-', ' ')
  /** @type {Record<string, string>} */
  const fillings = {
    __id__: id,
    __Page__: pageName(id),
    __order__: String(nextOrder()),
    __words__: words,
    __title__: words.charAt(0).toUpperCase() + words.slice(1),
  }
  const fill = (/** @type {string} */ text) => text.replace(/__\w+?__/g, (name) => fillings[name] ?? name)
  return readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.template'))
    .sort()
    .map((name) => {
      const file = join(folder, fill(name.replace(/\.template$/, '')))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, fill(readFileSync(join(templates, name), 'utf8')), { flag: 'wx' })
      return file
    })
}

/**
 * Texts in languages that have no template, from the English ones.
 * @param {string} folder
 */
async function writeOtherLanguages(folder) {
  const { languages } = await loadI18n()
  const { startTranslation } = await loadNewLanguage()
  const english = join(folder, 'messages.en.ts')
  const others = languages
    .map((language) => ({ language, file: join(folder, `messages.${language}.ts`) }))
    .filter(({ file }) => !existsSync(file))
  for (const { language, file } of others)
    writeFileSync(file, startTranslation(english, readFileSync(english, 'utf8'), language), { flag: 'wx' })
  return others.map(({ file }) => file)
}

/**
 * The order of imports and line breaks depend on the name.
 * @param {readonly string[]} files
 */
function format(files) {
  const { status } = spawnSync(
    process.execPath,
    [formatter, 'check', '--write', '--vcs-enabled=false', ...files],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new FixableError('Its files could not be formatted: run npm run format.')
}

try {
  const [id, ...more] = process.argv.slice(2)
  if (id === undefined || more.length > 0) throw new FixableError('Say which tool: npm run new:tool <id>')
  if (!existsSync(formatter)) throw new FixableError('Install the packages first: npm ci')
  const files = writeTool(id)
  files.push(...(await writeOtherLanguages(join(tools, id))))
  format(files.filter((file) => !file.endsWith('.md')))
  console.log(files.join('\n'))
  console.log('\nIt is on the site now: npm run dev. Write its texts, its core and its README next.')
} catch (error) {
  if (!(error instanceof FixableError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
