import type { Translated } from '../../../lib/text/i18n.ts'

/** Loaded once there are pages. */
export const messages = {
  preview: 'Preview',
  movePage: (page: number, name: string) => `Move page ${page} (${name})`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  zoom: 'Zoom',
  zooms: { overview: 'Overview', page: 'Page', width: 'Width' },
  /** Also of the list. */
  sorting: {
    lifted: (name: string, place: number, count: number) =>
      `${name} picked up, position ${place} of ${count}. Use the arrow keys to move, Space to drop, Escape to cancel.`,
    moved: (name: string, place: number, count: number) => `${name} moved to position ${place} of ${count}`,
    dropped: (name: string, place: number, count: number) =>
      `${name} dropped at position ${place} of ${count}`,
    putBack: (name: string, place: number, count: number) =>
      `${name} returned to position ${place} of ${count}`,
  },
}

export type PagesMessages = Translated<typeof messages>
