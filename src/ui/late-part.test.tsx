import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { latePart } from './late-part.tsx'

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const htmlOf = async (Part: ReturnType<typeof latePart<{ name: string }>>) => {
  const { prelude } = await prerender(
    <main>
      <Part name="Ada" />
    </main>,
  )
  return new Response(prelude).text()
}

describe('a part that is loaded when it is shown', () => {
  it('is rendered with its props', async () => {
    const Part = latePart<{ name: string }>(async () => (props) => <p>Hello {props.name}</p>)
    expect(await htmlOf(Part)).toContain('<p>Hello ')
  })

  it('is left out if it cannot be loaded, and the rest of the page stays', async () => {
    const Part = latePart<{ name: string }>(unreachable)
    expect(await htmlOf(Part)).toMatch(/^<main>(<!--.*?-->)*<\/main>$/)
  })

  it('is replaced by its placeholder if it cannot be loaded', async () => {
    const Part = latePart<{ name: string }>(unreachable, ({ isFailed }) => (
      <p>{isFailed ? 'Failed' : 'Soon'}</p>
    ))
    expect(await htmlOf(Part)).toContain('<p>Failed</p>')
  })
})
