import { expect, it } from 'vitest'
import { chunkName } from './chunk-names.ts'

const root = '/site/src'

it.each([
  ['settings', `${root}/tools/qr-generator/options/settings.ts`, 'qr-generator.options.[name]-[hash].js'],
  ['messages.en', `${root}/tools/pomodoro/messages.en.ts`, 'pomodoro.[name]-[hash].js'],
  ['en', `${root}/guides/password-security/en.mdx`, 'password-security.[name]-[hash].js'],
  ['Answer', `${root}/tools/pomodoro/home/Answer.tsx`, 'pomodoro.home.[name]-[hash].js'],
  ['worker', `${root}/tools/pomodoro/worker.ts?worker_file&type=classic`, 'pomodoro.[name]-[hash].js'],
  ['texts.en', `${root}/app/presets/texts.en.ts`, 'presets.[name]-[hash].js'],
  ['Pomodoro', `${root}/tools/pomodoro/Pomodoro.tsx`, '[name]-[hash].js'],
  ['texts.en', `${root}/app/catalog/texts.en.ts`, '[name]-[hash].js'],
  ['index', '/site/index.html', '[name]-[hash].js'],
])('%s of %s becomes %s', (name, facadeModuleId, expected) => {
  expect(chunkName('assets', { name, facadeModuleId })).toBe(`assets/${expected}`)
})

it('names a chunk of several pages after its only module, and one of several modules by its own name', () => {
  const settings = `${root}/tools/pomodoro/settings.ts`
  expect(chunkName('assets', { name: 'settings', moduleIds: [settings] })).toBe(
    'assets/pomodoro.[name]-[hash].js',
  )
  expect(chunkName('assets', { name: 'tools', moduleIds: [settings, `${root}/lib/a.ts`] })).toBe(
    'assets/[name]-[hash].js',
  )
})
