import type { Language } from '../../lib/text/i18n.ts'
import type { Route } from '../navigation/routes.ts'

const folders = { tool: 'tools', guide: 'guides', page: 'pages' } as const

/** The name of a page's file by its id: 'PhotoToPdf' for 'photo-to-pdf'. */
export const pageName = (id: string): string =>
  id.replace(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase())

/** The source files of a page besides the shell's, which its prerendered file has to preload. */
export function sourceFilesOf(route: Route, language: Language): readonly string[] {
  const dictionary = `src/app/language/dictionary.${language}.ts`
  // The home page does not load the catalog until it is needed: deferred-hydration.ts.
  if (route.kind === 'home' || route.kind === 'unknown') return [dictionary, 'src/app/home/Home.tsx']
  const catalog = ['src/app/hydration/lazy-parts.tsx', `src/app/catalog/texts.${language}.ts`]
  const folder = 'id' in route ? `src/${folders[route.kind]}/${route.id}` : ''
  const page =
    'id' in route ? [`${folder}/${pageName(route.id)}.tsx`, `${folder}/messages.${language}.ts`] : []
  const frames = {
    tool: ['src/app/shell/frames/ToolFrame.tsx'],
    guides: ['src/app/guides/GuidesIndex.tsx'],
    guide: ['src/app/guides/GuideFrame.tsx', `${folder}/${language}.mdx`, `${folder}/sources.json`],
    page: ['src/app/shell/frames/PageFrame.tsx'],
  }
  const preset =
    'id' in route && route.preset !== undefined
      ? [
          'src/app/presets/load-preset.tsx',
          `${folder}/presets/${route.preset}/messages.${language}.ts`,
          'src/app/shell/settings-link/parts.ts',
          `${folder}/settings-link.ts`,
        ]
      : []
  return [dictionary, ...catalog, ...frames[route.kind], ...page, ...preset]
}

/** The source file of the early script of a tool or page, without a language that of one for all of them. */
export const earlyFileOf = (
  { kind, id }: { readonly kind: keyof typeof folders; readonly id: string },
  language?: Language,
): string => `src/${folders[kind]}/${id}/early${language === undefined ? '' : `.${language}`}.ts`
