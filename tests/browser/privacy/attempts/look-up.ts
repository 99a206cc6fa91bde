import type { Attempts } from './attempt.ts'

/** Run in a page, with a host name instead of an origin: the DNS lookup alone would tell its name server. */
export const lookUpAttempts: Attempts = {
  image: (name) => {
    new Image().src = `https://${name}/`
  },
  'look-up ahead of time': (name) => {
    const link = document.createElement('link')
    link.rel = 'dns-prefetch'
    link.href = `https://${name}/`
    document.head.append(link)
  },
  'connection ahead of time': (name) => {
    const link = document.createElement('link')
    link.rel = 'preconnect'
    link.href = `https://${name}/`
    document.head.append(link)
  },
  'connection ahead of time with credentials left out': (name) => {
    const link = document.createElement('link')
    link.rel = 'preconnect'
    link.crossOrigin = 'anonymous'
    link.href = `https://${name}/`
    document.head.append(link)
  },
  fetch: (name) => fetch(`https://${name}/`, { mode: 'no-cors' }),
}
