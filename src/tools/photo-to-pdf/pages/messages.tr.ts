import type { PagesMessages } from './messages.en.ts'

export const messages: PagesMessages = {
  preview: 'Önizleme',
  movePage: (page, name) => `${page}. sayfayı taşı (${name})`,
  page: (page, count) => `Sayfa ${page} / ${count}`,
  zoom: 'Yakınlaştırma',
  zooms: { overview: 'Tümü', page: 'Sayfa', width: 'Genişlik' },
}
