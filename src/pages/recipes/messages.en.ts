import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Recipes',
  description: 'Save steps through several image tools, and run them again with one drop.',
  keywords: 'recipe workflow batch automation steps chain convert compress pdf again macro',
}

export const messages = {
  title: 'Recipes',
  lead: 'Save what you do with files, and repeat it on others with one drop.',
  note: 'Recipes are saved on this device and never sent. They’re part of the export under Your data. A copied link contains the steps and their settings, but not the name or any files.',
}

export type Messages = Translated<typeof messages>
