/** What commands take from the site's sources, which Node.js itself cannot import: it runs no TypeScript. */

/** @type {import('vite').InlineConfig} */
const options = { configFile: false, logLevel: 'warn' }

/** @param {string} file from the project's folder @returns {Promise<unknown>} */
async function load(file) {
  // Only now, so that a command can say that the packages are not installed.
  const { runnerImport } = await import('vite')
  return (await runnerImport(`./${file}`, options)).module
}

/** The languages of the site, English first. */
export const loadI18n = async () =>
  /** @type {typeof import('../../../src/lib/text/i18n.ts')} */ (await load('src/lib/text/i18n.ts'))

export const loadHosting = async () =>
  /** @type {typeof import('../../server/hosting.ts')} */ (await load('build/server/hosting.ts'))

/** Texts of the shell in a language. @param {string} language */
export const loadCatalogMessages = async (language) =>
  /** @type {typeof import('../../../src/app/catalog/messages.en.ts')} */ (
    await load(`src/app/catalog/messages.${language}.ts`)
  ).messages

export const loadMissingTexts = async () =>
  /** @type {typeof import('../../texts/missing-texts.ts')} */ (await load('build/texts/missing-texts.ts'))

export const loadNewLanguage = async () =>
  /** @type {typeof import('../../texts/new-language.ts')} */ (await load('build/texts/new-language.ts'))
