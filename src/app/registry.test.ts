import { describe, expect, it } from 'vitest'
import { contents } from '../registry/contents.ts'
import { tools } from '../registry/entries.ts'
import { assertValid, findIssues, type RegistryContents, RegistryError } from '../registry/validate.ts'
import { earlyFileOf, pageName, sourceFilesOf } from './page/source-files.ts'

const [path, manifest] = Object.entries(contents.tools)[0] ?? []
if (!path || !manifest) throw new Error('The site has no tool to test with')
const withTool = (changed: Partial<typeof manifest>): RegistryContents => ({
  ...contents,
  tools: { ...contents.tools, [path]: { ...manifest, ...changed } },
})

describe('the registry', () => {
  it('reports no issue for the site itself', () => {
    expect(findIssues(contents)).toEqual([])
  })

  it('lists every tool once, sorted by order', () => {
    expect(tools.length).toBe(Object.keys(contents.tools).length)
    expect(tools.map(({ order }) => order)).toEqual(
      [...tools.map(({ order }) => order)].sort((a, b) => a - b),
    )
  })

  it('reports an id that differs from its folder', () => {
    expect(findIssues(withTool({ id: 'elsewhere' })).join()).toContain("the id is 'elsewhere'")
  })

  it('reports a duplicate order, a missing guide and missing texts, all at once', () => {
    const twice: RegistryContents = {
      ...contents,
      tools: {
        [path]: { ...manifest, guide: 'nowhere' },
        '../tools/other-tool/manifest.ts': { ...manifest, id: 'other-tool' },
      },
    }
    const issues = findIssues(twice).join('\n')
    expect(issues).toContain('is taken by ../tools')
    expect(issues).toContain("there is no guide 'nowhere'")
    expect(issues).toContain('other-tool: messages.tr.ts has no card title')
    expect(() => assertValid(twice)).toThrow(RegistryError)
  })

  it('reports a guide about a missing tool', () => {
    const [guidePath, guide] = Object.entries(contents.guides)[0] ?? []
    if (!guidePath || !guide) throw new Error('The site has no guide to test with')
    const odd = { ...contents, guides: { ...contents.guides, [guidePath]: { ...guide, tool: 'nothing' } } }
    expect(findIssues(odd)).toEqual([`${guidePath}: there is no tool 'nothing'`])
  })

  it('reports a status whose record is in no store of its tool', () => {
    const [status] = contents.statuses
    if (!status) throw new Error('The site has no status to test with')
    const odd = { ...contents, statuses: [{ ...status, record: 'toolnook:other:timer' }] }
    expect(findIssues(odd).join()).toContain('no store with the record toolnook:other:timer')
  })

  it('reports a folder name that cannot be part of a URL', () => {
    const odd = { ...contents, tools: { '../tools/Odd_Tool/manifest.ts': { ...manifest, id: 'Odd_Tool' } } }
    expect(findIssues(odd).join()).toContain('not lower-case-with-hyphens')
  })
})

describe('sourceFilesOf', () => {
  it('lists the source files of a tool and of the home page', () => {
    expect(pageName('photo-to-pdf')).toBe('PhotoToPdf')
    expect(sourceFilesOf({ kind: 'tool', id: 'qr-generator' }, 'tr')).toEqual([
      'src/app/language/dictionary.tr.ts',
      'src/app/hydration/lazy-parts.tsx',
      'src/app/catalog/texts.tr.ts',
      'src/app/shell/frames/ToolFrame.tsx',
      'src/tools/qr-generator/QrGenerator.tsx',
      'src/tools/qr-generator/messages.tr.ts',
    ])
    expect(sourceFilesOf({ kind: 'home' }, 'en')).toEqual([
      'src/app/language/dictionary.en.ts',
      'src/app/home/Home.tsx',
    ])
    expect(earlyFileOf({ kind: 'tool', id: 'motivation-quotes' }, 'tr')).toBe(
      'src/tools/motivation-quotes/early.tr.ts',
    )
    expect(earlyFileOf({ kind: 'page', id: 'your-data' })).toBe('src/pages/your-data/early.ts')
  })
})
