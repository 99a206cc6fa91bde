import { initialPoster, quoteSize } from '../core/poster-layout.ts'
import { quoteOfDay } from '../core/quote-of-day.ts'
import type { Messages } from '../messages.en.ts'
import { shownQuote } from '../quote/shown.ts'

/** The local calendar day as `YYYY-MM-DD`: the module of the platform comes in a chunk that waits for React. */
function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The record of `stored-poster.ts`, which a test compares. */
export const posterKey = 'toolnook:motivation-quotes:poster'

function hasStoredChoice(): boolean {
  try {
    return localStorage.getItem(posterKey) !== null
  } catch {
    return false
  }
}

/**
 * Writes the quote of the day into the prerendered poster, so that the first screen need not wait for React. `Poster`
 * hydrates it as it is and renders the same a moment later. Does nothing once hydration has begun, or if another style or
 * shape may be stored: text that is set anew would move.
 */
export function fillPoster(t: Messages): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => fillPoster(t), { once: true })
    return
  }
  const block = document.querySelector<HTMLElement>('main blockquote')
  const figure = block?.closest('figure')
  const poster = figure?.parentElement
  if (!block || !figure || !poster) return
  if (document.documentElement.dataset.ready !== undefined || hasStoredChoice()) return
  const { text, author, source } = shownQuote(quoteOfDay(localDay()), t)
  const write = (selector: string, content: string) => {
    const element = figure.querySelector(selector)
    if (element) element.textContent = content
  }
  write('blockquote', text)
  write('strong', author)
  write('cite', source)
  const { shape, style } = initialPoster
  block.style.setProperty('--size', String(quoteSize(text, shape)))
  Object.assign(poster.dataset, { shape, look: style })
}
