import type { Translated } from '../../../lib/text/i18n.ts'

/** Loaded once there are pages. */
export const messages = {
  zoom: 'Zoom',
  zooms: { overview: 'Overview', page: 'Page', width: 'Width' },
}

export type ZoomMessages = Translated<typeof messages>
