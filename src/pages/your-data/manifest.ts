import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'your-data',
  order: 5,
  early: 'one-file',
  links: ['footer'],
  load: () => import('./YourData.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
