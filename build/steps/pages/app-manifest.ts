import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../../site.config.ts'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { defaultLanguage } from '../../../src/lib/text/i18n.ts'

type Tool = NonNullable<PrerenderedPage['tool']> & { readonly path: string }

/** Pictures of the manifest that no page shows: drawn by `npm run icons` and `npm run app-screenshots`. */
export const shortcutFolder = 'icons/shortcuts'
export const screenshotFolder = 'screenshots'
/** What is in the screenshots, and their sizes; `{language}-{view}-{form}.webp`. */
const screenshotSizes = { wide: [1280, 800], narrow: [390, 844] } as const

/** Systems show no more (Chromium). */
const maxShortcuts = 10

/** What can be opened from the desktop: names of files by media type. */
const fileNames: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/bmp': ['.bmp'],
  'image/jxl': ['.jxl'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif', '.hif'],
  'image/tiff': ['.tif', '.tiff'],
  'image/vnd.adobe.photoshop': ['.psd'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md', '.markdown'],
}

const opens = ({ files }: Tool, type: string): boolean =>
  files.some((pattern) => (pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern))

/** Where files of each type land: with their tool, or where there are several on the home page, which offers them. */
function fileHandlers(tools: readonly Tool[], home: string) {
  const accepted = new Map<string, Record<string, readonly string[]>>()
  for (const [type, names] of Object.entries(fileNames)) {
    const [first, ...others] = tools.filter((tool) => opens(tool, type))
    if (!first) continue
    const action = others.length > 0 ? home : first.path
    accepted.set(action, { ...accepted.get(action), [type]: names })
  }
  return [...accepted].map(([action, accept]) => ({ action, accept }))
}

/**
 * The web app manifest in one language, with the colours of the light theme in src/ui/style/tokens.css.
 * @param dist folder of the built site: pictures that are not there are left out
 * @param pages those of the language
 */
export function appManifest(dist: string, language: string, pages: readonly PrerenderedPage[]): string {
  const start = language === defaultLanguage ? '/' : `/${language}`
  const tools = pages
    .flatMap(({ path, tool }): Tool[] => (tool ? [{ ...tool, path }] : []))
    .sort((first, second) => first.order - second.order)
  const has = (file: string) => existsSync(join(dist, file))
  const iconOf = ({ id }: Tool) => {
    const file = `${shortcutFolder}/${id}.png`
    return has(file) ? { icons: [{ src: `/${file}`, sizes: '96x96', type: 'image/png' }] } : {}
  }
  const views = pages.flatMap((page) => {
    if (page.path === start) return [{ name: 'home', label: page.head.title }]
    return page.tool ? [{ name: page.tool.id, label: page.tool.title }] : []
  })
  const screenshots = Object.entries(screenshotSizes).flatMap(([form, [width, height]]) =>
    views.flatMap(({ name, label }) => {
      const file = `${screenshotFolder}/${language}-${name}-${form}.webp`
      const sizes = `${width}x${height}`
      return has(file) ? [{ src: `/${file}`, sizes, type: 'image/webp', form_factor: form, label }] : []
    }),
  )
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: pages.find(({ path }) => path === start)?.head.description,
    lang: language,
    dir: 'ltr',
    categories: ['productivity', 'utilities', 'photo'],
    id: '/',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: tools
      .slice(0, maxShortcuts)
      .map((tool) => ({ name: tool.title, url: tool.path, ...iconOf(tool) })),
    file_handlers: fileHandlers(tools, start),
    // A window with work in it stays as it is and gets what is opened (src/app/shell/page-input/launches.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    // The names are those of src/app/shell/page-input/shared-text.ts and public/begin.js.
    share_target: {
      action: start,
      method: 'GET',
      params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' },
    },
    ...(screenshots.length > 0 ? { screenshots } : {}),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
