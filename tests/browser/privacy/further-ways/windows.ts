import { each, type Ways } from './way.ts'

const pagesInMemory = [
  'refresh',
  'picture, style sheet and frame',
  'form',
  'speculation rules',
  'icon and manifest',
  'preconnect',
  'drawing with a script',
  'style sheet for XML',
  'style sheet of XML',
  'PDF that opens an address',
]

/** Run in a page that is in the background afterwards and may open one window. */
export const windowWays: Ways = {
  'address that holds its page': ({ to }) => void window.open(`data:text/html,<img src="${to}/?data">`),
  'ping of a link into a new window': ({ to }) => {
    const link = document.createElement('a')
    link.href = '/probe'
    link.target = '_blank'
    link.rel = 'opener'
    link.ping = `${to}/?ping`
    document.body.append(link)
    setTimeout(() => link.click())
  },
  'window.open of an empty frame': ({ to }) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.contentWindow?.open(`${to}/?frame`, '_blank')
  },
  ...each(
    'empty window',
    ['location', 'fetch', 'picture', 'peer connection', 'link', 'refresh'],
    async ({ to, port, detail }) => {
      const opened = window.open('about:blank') as unknown as (Window & typeof globalThis) | null
      if (!opened) return
      const { document: inside } = opened
      if (detail === 'location') opened.location.href = `${to}/?location`
      if (detail === 'fetch') await opened.fetch(`${to}/?fetch`, { mode: 'no-cors' })
      if (detail === 'picture') new opened.Image().src = `${to}/?picture`
      if (detail === 'peer connection') {
        const connection = new opened.RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] })
        connection.createDataChannel('secret')
        await connection.setLocalDescription(await connection.createOffer())
      }
      if (detail === 'link') {
        const link = inside.createElement('a')
        link.href = `${to}/?link`
        inside.body.append(link)
        link.click()
      }
      if (detail !== 'refresh') return
      const meta = inside.createElement('meta')
      meta.httpEquiv = 'refresh'
      meta.content = `0; url=${to}/?refresh`
      inside.head.append(meta)
    },
  ),
  ...each('page in memory', pagesInMemory, ({ to, detail }) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${to}/?image" width="9" height="9"/>
      <script>fetch('${to}/?drawing',{mode:'no-cors'})</script></svg>`
    const rule = `{"prefetch":[{"source":"list","urls":["${to}/?rule"],"eagerness":"immediate"}]}`
    const catalog = `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${to}/?pdf)>>>>`
    const pages =
      '<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'
    const texts: Readonly<Record<string, readonly [type: string, text: string]>> = {
      refresh: ['text/html', `<meta http-equiv="refresh" content="0; url=${to}/?refresh">`],
      'picture, style sheet and frame': [
        'text/html',
        `<img src="${to}/?i"><link rel="stylesheet" href="${to}/?l"><iframe src="${to}/?f"></iframe>`,
      ],
      form: [
        'text/html',
        `<form action="${to}/"><input name="a" value="secret"></form><script>document.forms[0].submit()</script>`,
      ],
      'speculation rules': ['text/html', `<script type="speculationrules">${rule}</script>`],
      'icon and manifest': [
        'text/html',
        `<link rel="icon" href="${to}/?icon"><link rel="manifest" href="${to}/?manifest">text`,
      ],
      preconnect: ['text/html', `<link rel="preconnect" href="${to}">text`],
      'drawing with a script': ['image/svg+xml', drawing],
      'style sheet for XML': [
        'text/xml',
        `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${to}/?xsl"?><a/>`,
      ],
      'style sheet of XML': [
        'text/xml',
        `<?xml version="1.0"?><?xml-stylesheet type="text/css" href="${to}/?css"?><a/>`,
      ],
      'PDF that opens an address': [
        'application/pdf',
        `%PDF-1.4\n1 0 obj${catalog}endobj\n2 0 obj${pages}endobj\ntrailer<</Root 1 0 R>>`,
      ],
    }
    const [type = '', text = ''] = texts[detail] ?? []
    window.open(URL.createObjectURL(new Blob([text], { type })))
  }),
  'page in memory that refreshes, without its opener': ({ to }) => {
    const page = `<meta http-equiv="refresh" content="0; url=${to}/?memory">`
    window.open(URL.createObjectURL(new Blob([page], { type: 'text/html' })), '_blank', 'noopener')
  },
  'picture of a page in memory without its opener': ({ to }) => {
    const page = new Blob([`<img src="${to}/?memory">`], { type: 'text/html' })
    window.open(URL.createObjectURL(page), '_blank', 'noopener')
  },
}
