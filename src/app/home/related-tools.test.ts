import { expect, it } from 'vitest'
import { relatedTools } from './related-tools.ts'

const tool = (
  id: string,
  group: 'images' | 'everyday',
  files: readonly string[],
  produces: readonly string[] = [],
) => ({
  id,
  group,
  accepts: { files },
  produces,
})

it('puts first what opens what the tool makes, then its group', () => {
  const compressor = tool('compressor', 'images', ['image/*'], ['image/jpeg'])
  const tools = [
    tool('timer', 'everyday', []),
    tool('viewer', 'images', ['image/png']),
    tool('palette', 'everyday', ['image/*']),
    compressor,
    tool('pdf', 'images', ['image/jpeg']),
  ]
  expect(relatedTools(compressor, tools).map(({ id }) => id)).toEqual(['pdf', 'palette', 'viewer', 'timer'])
})
