import { byLanguage } from '../../lib/text/by-language.ts'
import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'recipes',
  order: 4,
  links: ['footer'],
  load: () => import('./Recipes.tsx'),
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
})
