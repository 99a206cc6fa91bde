import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Recipes',
  description: 'Steps through several picture tools, saved to be run again with one drop.',
  keywords: 'recipe workflow batch automation steps chain convert compress pdf again macro',
}

export const messages = {
  title: 'Recipes',
  lead: 'Save the steps that you take with files through up to three tools, and repeat them on other files with one drop.',
  note: 'Recipes are saved on this device and never sent. They are part of the export under Your data. A copied link has the steps and their settings, not the name and no files.',
}

export type Messages = Translated<typeof messages>
