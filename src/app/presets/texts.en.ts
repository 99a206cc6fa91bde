import { presetCards } from '../../registry/preset-cards.en.ts'

export const texts = { title: 'Common jobs', cards: presetCards }
