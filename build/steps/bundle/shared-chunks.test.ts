import { describe, expect, test } from 'vitest'
import { type GetModuleInfo, rootsOf, sharedChunkOf } from './shared-chunks.ts'

type Graph = Readonly<
  Record<string, { by?: readonly string[]; dynamic?: boolean; entry?: boolean; code?: string }>
>

const infoOf =
  (graph: Graph): GetModuleInfo =>
  (id) => {
    const module = graph[id]
    if (!module) return null
    return {
      importers: [...(module.by ?? [])],
      dynamicImporters: module.dynamic ? ['/src/registry/entries.ts'] : [],
      isEntry: module.entry ?? false,
      code: module.code ?? '',
    }
  }

const tool = (name: string) => `/src/tools/${name}/Page.tsx`
const tools = 'abcdefgh'.split('').map(tool)
const lazyParts = '/src/app/hydration/lazy-parts.tsx'
const guides = 'abc'.split('').map((name) => `/src/guides/${name}/Guide.tsx`)
const base: Graph = {
  ...Object.fromEntries(guides.map((id) => [id, { dynamic: true }])),
  [lazyParts]: { dynamic: true },
  '/src/tools/a/home/Answer.tsx': { dynamic: true },
  '/src/tools/a/home/Tile.tsx': { dynamic: true },
  '/src/tools/a/manifest.ts': { by: ['/src/registry/contents.ts'] },
  '/src/registry/contents.ts': { by: [lazyParts, tool('a')] },
  '/index.html': { entry: true },
  '/src/app/shell/notices/LateNotices.tsx': { dynamic: true },
  '/src/app/home/Home.tsx': { dynamic: true },
  ...Object.fromEntries(tools.map((id) => [id, { dynamic: true }])),
}
const chunkOf = (id: string, graph: Graph) => sharedChunkOf(id, infoOf({ ...base, ...graph }))

describe('the roots of a module', () => {
  test('are found through other modules, also in a cycle', () => {
    const graph = { ...base, '/a.ts': { by: ['/b.ts'] }, '/b.ts': { by: ['/a.ts', tool('a'), tool('b')] } }
    expect([...rootsOf('/a.ts', infoOf(graph))].sort()).toEqual([tool('a'), tool('b')])
  })

  test('of an icon are those that import it by name, through the module that exports all icons', () => {
    const icon = '/node_modules/lucide/dist/esm/icons/chevron-right.mjs'
    const all = '/node_modules/lucide/dist/esm/lucide.mjs'
    const graph = {
      '/index.html': { entry: true, code: `import { Sun } from 'lucide'` },
      [tool('a')]: { dynamic: true, code: `import { ChevronRight, Sun } from 'lucide'` },
      [icon]: { by: [all] },
      [all]: { by: ['/index.html', tool('a')] },
    }
    expect([...rootsOf(icon, infoOf(graph))]).toEqual([tool('a')])
  })
})

describe('the chunk of a module', () => {
  test.each([
    ['a part of tools and articles', '/src/ui/layout/panel/Panel.tsx', [...tools, ...guides], 'common'],
    ['a part of articles', '/src/ui/article/page/Contents.tsx', guides, 'articles'],
    ['a part of all tools', '/src/ui/files/incoming/use-incoming.ts', tools, 'tools'],
    [
      'a part of a page whose tool has more than one root',
      '/src/ui/fields/field/Field.tsx',
      [tool('a'), '/src/tools/a/home/Answer.tsx', '/src/tools/a/home/Tile.tsx'],
      null,
    ],
    ['texts of a part', '/src/ui/files/upload-area/messages.en.ts', tools.slice(0, 3), null],
    ['what opens files in two tools', '/src/features/image-batch/row/Row.tsx', tools.slice(0, 2), 'batch'],
    ['a part of many tools', '/src/ui/fields/field/Field.tsx', tools.slice(0, 4), 'tools'],
    ['a part of three tools', '/src/ui/fields/field/Field.tsx', tools.slice(0, 3), null],
    [
      'what opens files in some tools',
      '/src/ui/files/upload-area/UploadArea.tsx',
      tools.slice(0, 3),
      'files',
    ],
    ['a part of two tools', '/src/ui/fields/field/Field.tsx', tools.slice(0, 2), null],
    ['a part of one tool', '/src/ui/fields/field/Field.tsx', tools.slice(0, 1), null],
    ['what keeps records', '/src/platform/storage/backends.ts', tools, 'storage'],
    ['the bounds of their schemas', '/src/lib/stored-data/bounded-schema.ts', tools, 'storage'],
    ['preferences, which need no records', '/src/platform/storage/settings/preference.ts', tools, 'tools'],
    ['a piece of the shell', '/src/app/shell/frames/Breadcrumb.tsx', [lazyParts, tool('a')], 'common'],
    [
      'a piece of the shell that not every page has',
      '/src/app/shell/frames/Breadcrumb.tsx',
      tools.slice(0, 2),
      null,
    ],
    [
      'what every page loads later',
      '/src/ui/layout/panel/Panel.tsx',
      [...tools, '/src/app/shell/notices/LateNotices.tsx'],
      'late',
    ],
    [
      'what the home page needs of it',
      '/src/platform/tool-transfer.ts',
      [...tools, '/src/app/home/Home.tsx', '/src/app/shell/notices/LateNotices.tsx'],
      'home',
    ],
    ['a manifest', '/src/tools/word-counter/manifest.ts', [lazyParts, tool('a')], 'common'],
    ['what the entry needs', '/src/ui/layout/panel/Panel.tsx', [...tools, '/index.html'], null],
    ['what a manifest of the common chunk imports', '/src/lib/id.ts', ['/src/tools/a/manifest.ts'], 'common'],
    ["a tool's own module", '/src/tools/a/core/a.ts', tools.slice(0, 3), null],
  ])('%s', (_, id, by, chunk) => {
    expect(chunkOf(id, { [id]: { by } })).toBe(chunk)
  })

  test('of a module that some tools and the shell import is that of the shell', () => {
    const piece = '/src/app/guides/GuideMeta.tsx'
    const part = '/src/lib/text/format-day.ts'
    const graph = {
      [piece]: { by: [lazyParts, ...tools.slice(0, 2)] },
      [part]: { by: [piece, ...tools.slice(0, 3)] },
    }
    expect(chunkOf(part, graph)).toBe('common')
  })

  test('of what opens dialogs is a separate one, as no page opens one at once', () => {
    const palette = '/src/app/palette/CommandPalette.tsx'
    const menu = '/src/app/shell/menus/MobileMenu.tsx'
    expect(
      chunkOf('/src/ui/modal/use-modal.ts', {
        [palette]: { dynamic: true },
        [menu]: { dynamic: true },
        '/src/ui/modal/use-modal.ts': { by: [palette, menu] },
      }),
    ).toBeNull()
  })

  test('of a dynamically imported module is a separate one', () => {
    expect(
      chunkOf('/src/ui/late/Late.tsx', { '/src/ui/late/Late.tsx': { by: tools, dynamic: true } }),
    ).toBeNull()
  })
})
