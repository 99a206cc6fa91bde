import { each, type Ways } from './way.ts'

const kindsOfLink = [
  'apple-touch-icon',
  'compression-dictionary',
  'dns-prefetch',
  'icon',
  'manifest',
  'modulepreload',
  'next',
  'preconnect',
  'prefetch',
  'prerender',
]
const kindsOfPreload = ['audioworklet', 'document', 'font', 'json', 'style', 'track', 'video', 'worker']

/** Links in the head: preloads, preconnects and prefetches. */
export const linkWays: Ways = {
  ...each('link', kindsOfLink, ({ to, detail }) => {
    // The site's own would take precedence.
    for (const own of document.querySelectorAll(`link[rel~="${detail}"]`)) own.remove()
    const link = document.createElement('link')
    link.rel = detail
    link.href = `${to}/?link`
    document.head.append(link)
  }),
  ...each('preload as', kindsOfPreload, ({ to, detail }) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = detail
    link.crossOrigin = 'anonymous'
    link.href = `${to}/?preload`
    document.head.append(link)
  }),
  'preload of a picture of several sizes': ({ to }) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.setAttribute('imagesrcset', `${to}/?sizes 1x`)
    document.head.append(link)
  },
  'prefetch of a page': ({ to }) => {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'document'
    link.href = `${to}/?document`
    document.head.append(link)
  },
  'connection ahead of time with credentials left out': ({ to }) => {
    const link = document.createElement('link')
    link.rel = 'preconnect'
    link.crossOrigin = 'anonymous'
    link.href = to
    document.head.append(link)
  },
  'description of a search engine': ({ to }) => {
    const link = document.createElement('link')
    link.rel = 'search'
    link.type = 'application/opensearchdescription+xml'
    link.title = 'search'
    link.href = `${to}/search.xml?secret`
    document.head.append(link)
  },
  ...each('speculation rules', ['prefetch', 'prerender'], ({ to, detail }) => {
    const script = document.createElement('script')
    script.type = 'speculationrules'
    const rule = { source: 'list', urls: [`${to}/?speculation`], eagerness: 'immediate' }
    script.append(JSON.stringify({ [detail]: [rule] }))
    document.head.append(script)
  }),
  'import map': async ({ to }) => {
    const script = document.createElement('script')
    script.type = 'importmap'
    script.append(JSON.stringify({ imports: { stranger: `${to}/module.js` } }))
    document.head.append(script)
    // Not written as import(): the bundler of the tests would look for the module.
    const module = document.createElement('script')
    module.type = 'module'
    module.append("import 'stranger'")
    document.head.append(module)
  },
  'module of another type': ({ to }) => import(`${to}/data.json`, { with: { type: 'json' } }),
}
