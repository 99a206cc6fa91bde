import type { Attempts } from './attempt.ts'

/** Run in a page, to a name in place of an origin: the browser looks it up, and whoever answers for it learns of it. */
export const lookUpAttempts: Attempts = {
  image: (name) => {
    new Image().src = `https://${name}/`
  },
  fetch: (name) => fetch(`https://${name}/`, { mode: 'no-cors' }),
}
