import { definePage } from '../../registry/manifest.ts'

export const manifest = definePage({
  id: 'terms-of-service',
  order: 3,
  links: ['footer'],
  load: () => import('./TermsOfService.tsx'),
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
})
