import type { ZoomMessages } from './messages.en.ts'

export const messages: ZoomMessages = {
  zoom: 'Yakınlaştırma',
  zooms: { overview: 'Tümü', page: 'Sayfa', width: 'Genişlik' },
}
