import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'about',
  order: 1,
  links: ['top'],
  load: () => import('./About.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
