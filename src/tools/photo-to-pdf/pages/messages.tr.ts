import type { PagesMessages } from './messages.en.ts'

export const messages: PagesMessages = {
  preview: 'Önizleme',
  movePage: (page, name) => `${page}. sayfayı taşı (${name})`,
  page: (page, count) => `Sayfa ${page} / ${count}`,
  zoom: 'Yakınlaştırma',
  zooms: { overview: 'Tümü', page: 'Sayfa', width: 'Genişlik' },
  sorting: {
    lifted: (name, place, count) =>
      `${name} alındı, sırası ${place} / ${count}. Ok tuşları taşır, Boşluk tuşu bırakır, Escape eski yerine koyar.`,
    moved: (name, place, count) => `${name} taşındı, yeni sırası ${place} / ${count}`,
    dropped: (name, place, count) => `${name} bırakıldı, sırası ${place} / ${count}`,
    putBack: (name, place, count) => `${name} eski yerine kondu, sırası ${place} / ${count}`,
  },
}
