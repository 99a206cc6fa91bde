import type { ChoiceMessages } from './choice.en.ts'

export const choice: ChoiceMessages = {
  choosePage: {
    page: { label: 'Sayfa', previous: 'Önceki sayfa', next: 'Sonraki sayfa' },
    frame: { label: 'Kare', previous: 'Önceki kare', next: 'Sonraki kare' },
  },
  ofPages: (pages) => `/ ${pages}`,
  reading: 'Kare okunuyor…',
  firstFrameOnly: 'Tarayıcınız bir animasyonun yalnızca ilk karesini açabiliyor.',
}
