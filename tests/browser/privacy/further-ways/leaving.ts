import { each, type Ways } from './way.ts'

/** Run in a page that navigates afterwards or has another policy: each needs a page of its own. */
export const leavingWays: Ways = {
  'navigation.navigate': ({ to }) => {
    const { navigation } = window as unknown as { navigation: { navigate(address: string): void } }
    // Delayed, here and below, so that the attempt returns before its page navigates.
    setTimeout(() => navigation.navigate(`${to}/?navigate`))
  },
  'location.replace': ({ to }) => void setTimeout(() => location.replace(`${to}/?replace`)),
  'javascript address': ({ to }) =>
    void setTimeout(() => {
      location.href = `javascript:fetch('${to}/?javascript',{mode:'no-cors'})`
    }),
  'page in memory that refreshes, in its place': ({ to }) => {
    const page = `<meta http-equiv="refresh" content="0; url=${to}/?memory">`
    const address = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
    setTimeout(() => {
      location.href = address
    })
  },
  ...each('element that is clicked', ['svg link', 'area'], ({ to, detail }) => {
    const space = detail === 'area' ? 'http://www.w3.org/1999/xhtml' : 'http://www.w3.org/2000/svg'
    const outer = document.createElementNS(space, detail === 'area' ? 'map' : 'svg')
    const link = document.createElementNS(space, detail === 'area' ? 'area' : 'a')
    link.setAttribute('href', `${to}/?clicked`)
    outer.append(link)
    document.body.append(outer)
    setTimeout(() => link.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  }),
  ...each('when the page is left', ['fetchLater', 'beacon', 'request that outlives it'], ({ to, detail }) => {
    const { fetchLater } = window as unknown as { fetchLater?(address: string): void }
    if (detail === 'fetchLater') fetchLater?.(`${to}/?later`)
    addEventListener('pagehide', () => {
      if (detail === 'beacon') navigator.sendBeacon(`${to}/`, 'secret')
      if (detail.startsWith('request'))
        void fetch(`${to}/`, { method: 'POST', keepalive: true, mode: 'no-cors' })
    })
    setTimeout(() => {
      location.href = '/probe'
    })
  }),
  'report of a policy in the page': ({ to }) => {
    const meta = document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = `media-src 'none'; report-uri ${to}/?report`
    document.head.append(meta)
    const audio = document.createElement('audio')
    audio.src = '/secret.mp3'
    audio.load()
  },
}
