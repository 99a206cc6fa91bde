import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'recipes',
  order: 4,
  links: ['footer'],
  load: () => import('./Recipes.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
