import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'privacy-check',
  order: 6,
  hydration: 'eager',
  links: ['footer'],
  load: () => import('./PrivacyCheck.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
