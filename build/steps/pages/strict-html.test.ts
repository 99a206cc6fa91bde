import { describe, expect, it } from 'vitest'
import { assertStrictHtml } from './strict-html.ts'

describe('markup that the policy would block', () => {
  it.each([
    ['<script>go()</script>', 'an inline script'],
    ['<script type="module">go()</script>', 'an inline script'],
    ['<style>p{}</style>', 'a style element'],
    ['<p class="a" style="color:red">', 'a style attribute'],
    ['<a href="/" onclick="go()">', 'an event handler'],
  ])('%s is refused', (html, what) => {
    expect(() => assertStrictHtml('/about', html)).toThrow(`/about has ${what}`)
  })

  it.each([
    '<script async src="/begin.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<p>a style=1 onclick=2</p>',
    '<link rel="stylesheet" href="/a.css">',
  ])('%s is fine', (html) => {
    expect(() => assertStrictHtml('/about', html)).not.toThrow()
  })
})
