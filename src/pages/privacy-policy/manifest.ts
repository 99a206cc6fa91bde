import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'privacy-policy',
  order: 2,
  links: ['footer'],
  load: () => import('./PrivacyPolicy.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
