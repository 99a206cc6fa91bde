import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examplePage } from '../../testing/page.ts'
import { escapeHtml, fillTemplate, placeholders } from './template.ts'

const none = { early: undefined, scripts: [], styles: [], joined: [] }
const template = readFileSync('index.html', 'utf8')

describe('the template of a page', () => {
  it('has every placeholder once', () => {
    for (const placeholder of Object.values(placeholders)) expect(template.split(placeholder)).toHaveLength(2)
  })

  it('gets language, title, markup and head', () => {
    const html = fillTemplate(template, examplePage({ language: 'tr', html: '<h1>Notlar</h1>' }), none)
    expect(html).toContain('<html lang="tr">')
    expect(html).toContain('<title>Notes</title>')
    expect(html).toContain('<link rel="manifest" href="/app.tr.webmanifest">')
    expect(html).toContain('<div id="root"><h1>Notlar</h1></div>')
    expect(html).toContain('<meta name="description" content="Write &#34;notes&#34; &#38; more">')
    expect(html).toContain('<link rel="canonical" href="https://site.example/notes">')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://site.example/notes">')
    expect(html).toContain('<meta property="og:title" content="Notes">')
    expect(html).not.toContain('robots')
  })

  it('escapes characters that could end an attribute or element', () => {
    const title = '</title><script>"&'
    const html = fillTemplate(template, examplePage({ head: { title } }), none)
    expect(html).toContain('<title>&#60;/title&#62;&#60;script&#62;&#34;&#38;</title>')
    expect(escapeHtml("it's")).toBe("it's")
  })

  it('does not interpret replacement patterns in the markup', () => {
    const html = fillTemplate(template, examplePage({ html: "<p>$& $' $1</p>" }), none)
    expect(html).toContain("<p>$& $' $1</p>")
  })

  it('has noindex if the page requests it', () => {
    const html = fillTemplate(template, examplePage({ head: { robots: 'noindex' } }), none)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('passes its modules to the script that loads them on demand, and loads none itself', () => {
    const built = template.replace(
      /^ *<script type="module".*\n/m,
      [
        '    <script type="module" crossorigin src="/assets/index.js"></script>',
        '    <link rel="modulepreload" crossorigin href="/assets/react.js">',
        '    <link rel="modulepreload" crossorigin href="/assets/en.js">',
        '    <link rel="stylesheet" crossorigin href="/assets/index.css">',
        '',
      ].join('\n'),
    )
    const html = fillTemplate(built, examplePage(), {
      early: '/assets/early.js',
      scripts: ['/assets/notes.js'],
      styles: ['/assets/tools.css', '/assets/page.css'],
      joined: ['/assets/notes.css'],
    })
    const begin = /<script[^>]* src="\/begin\.js"[^>]*>/.exec(html)?.[0]
    expect(begin).toContain(' data-entry="/assets/index.js"')
    expect(begin).toContain(' data-early="/assets/early.js"')
    expect(begin).toContain(' data-needs="/assets/react.js /assets/en.js /assets/notes.js"')
    expect(begin).toContain(' data-failed="Not everything was loaded"')
    expect(html).not.toMatch(/type="module"|modulepreload/)
    const styles = [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)]
    expect(styles.map(([, href]) => href)).toEqual([
      '/assets/index.css',
      '/assets/tools.css',
      '/assets/page.css',
    ])
    expect(html).toContain('<link rel="stylesheet" crossorigin disabled href="/assets/notes.css">')
  })

  it('throws for a template without a placeholder', () => {
    const entry = /^ *<script type="module".*\n/m.exec(template)?.[0] ?? ''
    expect(() => fillTemplate(entry, examplePage(), none)).toThrow('exactly once')
    expect(() => fillTemplate(template.replace(entry, ''), examplePage(), none)).toThrow('no entry module')
    expect(() => fillTemplate(template, examplePage(), { ...none, styles: ['/a.css'] })).toThrow(
      'no style sheet',
    )
  })

  it('writes structured data that cannot end its element', () => {
    const structuredData = [{ '@type': 'Article', headline: '</script><script>' }]
    const html = fillTemplate(template, examplePage({ structuredData }), none)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual(structuredData[0])
  })
})
