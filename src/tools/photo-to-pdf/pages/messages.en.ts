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
      `${name} lifted, ${place} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`,
    moved: (name: string, place: number, count: number) => `${name} moved to ${place} of ${count}`,
    dropped: (name: string, place: number, count: number) => `${name} dropped at ${place} of ${count}`,
    putBack: (name: string, place: number, count: number) => `${name} put back to ${place} of ${count}`,
  },
}

export type PagesMessages = Translated<typeof messages>
