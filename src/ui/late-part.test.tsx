import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { latePart } from './late-part.tsx'

// What comes of it in a browser is tested in tests/browser/loading.
it('is its placeholder in a prerendered page, which loads nothing', async () => {
  let isLoaded = false
  const Part = latePart<{ name: string }>(
    async () => {
      isLoaded = true
      return ({ name }) => <p>Hello {name}</p>
    },
    ({ isFailed }) => <p>{isFailed ? 'Failed' : 'Soon'}</p>,
  )
  const { prelude } = await prerender(<Part name="Ada" />)
  expect(await new Response(prelude).text()).toBe('<p>Soon</p>')
  expect(isLoaded).toBe(false)
})
