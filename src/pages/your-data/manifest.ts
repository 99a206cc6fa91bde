import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'your-data',
  order: 5,
  hydration: 'eager',
  links: ['footer'],
  load: () => import('./YourData.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
