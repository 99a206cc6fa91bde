import { presetCards } from '../../registry/preset-cards.tr.ts'

export const texts = { title: 'Sık yapılan işler', cards: presetCards }
