import { each, type Ways } from './way.ts'

const properties = [
  '-webkit-box-reflect',
  '-webkit-mask-box-image-source',
  'border-image-source',
  'clip-path',
  'content',
  'cursor',
  'fill',
  'filter',
  'list-style-image',
  'marker-start',
  'mask-image',
  'offset-path',
  'shape-outside',
]

/** CSS properties with a URL. */
export const styleWays: Ways = {
  ...each('style property', properties, ({ to, detail }) => {
    const element = document.createElement('div')
    element.textContent = 'text'
    element.style.cssText = 'display: list-item; float: left; width: 50px; height: 50px; border: 10px solid'
    document.body.prepend(element)
    const file = `url("${to}/drawing.svg?secret#part")`
    const around: Readonly<Record<string, string>> = {
      '-webkit-box-reflect': `below 0 ${file}`,
      cursor: `${file}, auto`,
    }
    element.style.setProperty(detail, around[detail] ?? file)
  }),
  ...each('picture function', ['image-set', '-webkit-cross-fade'], ({ to, detail }) => {
    const element = document.createElement('div')
    element.textContent = 'text'
    document.body.prepend(element)
    const file = `url("${to}/?function")`
    const value = detail === 'image-set' ? `image-set(${file} 1x)` : `${detail}(${file}, ${file}, 50%)`
    element.style.backgroundImage = value
  }),
  'content before an element, of an adopted sheet': ({ to }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body::before { content: url("${to}/?before") }`)
    document.adoptedStyleSheets.push(sheet)
  },
  'import of an adopted sheet': ({ to }) => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    sheet.insertRule(`@import url("${to}/?import")`)
  },
  'import put into a sheet of the page': ({ to }) => {
    const [sheet] = document.styleSheets
    sheet?.insertRule(`@import url("${to}/?import")`, 0)
  },
  'font put into a sheet of the page': ({ to }) => {
    const sheet = [...document.styleSheets].at(-1)
    sheet?.insertRule(
      `@font-face { font-family: further; src: url("${to}/font.woff2") }`,
      sheet.cssRules.length,
    )
    const text = document.createElement('p')
    text.textContent = 'text'
    text.style.fontFamily = 'further'
    document.body.prepend(text)
  },
  ...each('background of', ['body', 'table'], ({ to, detail }) => {
    const element = detail === 'body' ? document.body : document.createElement(detail)
    element.setAttribute('background', `${to}/?background`)
    if (detail !== 'body') document.body.prepend(element)
  }),
}

/** Elements that load media. */
export const pictureWays: Ways = {
  'picture that is decoded': ({ to }) => {
    const image = new Image()
    image.src = `${to}/?decode`
    return image.decode()
  },
  'source of a picture': ({ to }) => {
    const picture = document.createElement('picture')
    const source = document.createElement('source')
    source.srcset = `${to}/?source`
    picture.append(source, document.createElement('img'))
    document.body.append(picture)
  },
  'source of a video': ({ to }) => {
    const video = document.createElement('video')
    const source = document.createElement('source')
    source.src = `${to}/?source`
    video.append(source)
    document.body.append(video)
    video.load()
  },
  'captions of a video': ({ to }) => {
    const video = document.createElement('video')
    const track = document.createElement('track')
    track.src = `${to}/?captions`
    track.default = true
    track.kind = 'captions'
    video.crossOrigin = 'anonymous'
    video.append(track)
    document.body.append(video)
    track.track.mode = 'showing'
  },
  'part of a drawing elsewhere': ({ to }) => {
    const space = 'http://www.w3.org/2000/svg'
    const drawing = document.createElementNS(space, 'svg')
    const use = document.createElementNS(space, 'use')
    use.setAttribute('href', `${to}/drawing.svg#part`)
    drawing.append(use)
    document.body.prepend(drawing)
  },
  'picture of a filter': ({ to }) => {
    const space = 'http://www.w3.org/2000/svg'
    const [drawing, filter, image, shape] = ['svg', 'filter', 'feImage', 'rect'].map((name) =>
      document.createElementNS(space, name),
    ) as unknown as [Element, Element, Element, Element]
    filter.id = 'further'
    image.setAttribute('href', `${to}/?filter`)
    filter.append(image)
    for (const side of ['width', 'height']) shape.setAttribute(side, '50')
    shape.setAttribute('filter', 'url(#further)')
    drawing.append(filter, shape)
    document.body.prepend(drawing)
  },
  'script of a drawing': ({ to }) => {
    const space = 'http://www.w3.org/2000/svg'
    const drawing = document.createElementNS(space, 'svg')
    const script = document.createElementNS(space, 'script')
    script.setAttribute('href', `${to}/script.js`)
    drawing.append(script)
    document.body.append(drawing)
  },
  'files of a drawing in memory': ({ to }) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
      <image href="${to}/?inner" width="9" height="9"/><style>@import url("${to}/?inner");</style></svg>`
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
    document.body.append(image)
    return image.decode()
  },
  'filter of a canvas': ({ to }) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return
    context.filter = `url("${to}/?canvas#part")`
    context.fillRect(0, 0, 5, 5)
  },
  ...each('list of a video in memory', ['segment', 'key'], ({ to, detail }) => {
    const key = detail === 'key' ? `#EXT-X-KEY:METHOD=AES-128,URI="${to}/?key"\n` : ''
    const piece = detail === 'key' ? 'data:video/mp2t;base64,AAAA' : `${to}/segment.ts`
    const head = '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n'
    const list = `${head}${key}#EXTINF:10,\n${piece}\n#EXT-X-ENDLIST\n`
    const video = document.createElement('video')
    video.muted = true
    video.src = URL.createObjectURL(new Blob([list], { type: 'application/vnd.apple.mpegurl' }))
    document.body.append(video)
    return video.play()
  }),
  ...each('markup set by', ['setHTML', 'setHTMLUnsafe'], ({ to, detail }) => {
    type Setter = { readonly [name: string]: (markup: string) => void }
    const element = document.createElement('div')
    document.body.append(element)
    ;(element as unknown as Setter)[detail]?.(`<img src="${to}/?set">`)
  }),
  'document that a style sheet for XML reads': ({ to }) => {
    const space = 'http://www.w3.org/1999/XSL/Transform'
    const sheet = document.implementation.createDocument(space, 'xsl:stylesheet')
    sheet.documentElement.setAttribute('version', '1.0')
    const template = sheet.createElementNS(space, 'xsl:template')
    template.setAttribute('match', '/')
    const copy = sheet.createElementNS(space, 'xsl:copy-of')
    copy.setAttribute('select', `document('${to}/?xslt')`)
    template.append(copy)
    sheet.documentElement.append(template)
    const processor = new XSLTProcessor()
    processor.importStylesheet(sheet)
    processor.transformToDocument(document.implementation.createDocument('', 'a'))
  },
}
