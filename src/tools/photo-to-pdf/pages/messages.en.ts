import type { Translated } from '../../../lib/text/i18n.ts'

/** Loaded once there are pages. */
export const messages = {
  preview: 'Preview',
  movePage: (page: number, name: string) => `Move page ${page} (${name})`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  zoom: 'Zoom',
  zooms: { overview: 'Overview', page: 'Page', width: 'Width' },
}

export type PagesMessages = Translated<typeof messages>
