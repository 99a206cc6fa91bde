import type { Attempts } from './attempt.ts'

/** Run in a page, which survives each: one page can make them all, one after the other. */
export const pageAttempts: Attempts = {
  fetch: (to) => fetch(`${to}/?fetch`, { mode: 'no-cors' }),
  'fetch that outlives the page': (to) =>
    fetch(`${to}/`, { method: 'POST', body: 'secret', keepalive: true, mode: 'no-cors' }),
  XMLHttpRequest: (to) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${to}/`)
    request.send('secret')
  },
  beacon: (to) => navigator.sendBeacon(`${to}/`, 'secret'),
  WebSocket: (to) => new WebSocket(to.replace('http', 'ws')),
  EventSource: (to) => new EventSource(`${to}/`),
  image: (to) => {
    new Image().src = `${to}/?image`
  },
  'image of a style sheet': (to) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body { background: url("${to}/?css") }`)
    document.adoptedStyleSheets.push(sheet)
  },
  'media element': (to) => {
    const audio = document.createElement('audio')
    audio.src = `${to}/?audio`
    audio.load()
  },
  font: (to) => new FontFace('stranger', `url("${to}/font.woff2")`).load(),
  'style sheet': (to) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `${to}/style.css`
    document.head.append(link)
  },
  script: (to) => {
    const script = document.createElement('script')
    script.src = `${to}/script.js`
    document.head.append(script)
  },
  'module script': (to) => import(`${to}/module.js`),
  markup: (to) => {
    const element = document.createElement('div')
    element.innerHTML = `<img src="${to}/?markup">`
  },
  frame: (to) => {
    const frame = document.createElement('iframe')
    frame.src = `${to}/?frame`
    document.body.append(frame)
  },
  'empty frame': (to) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inside = frame.contentWindow as unknown as { Image: typeof Image; fetch: typeof fetch }
    new inside.Image().src = `${to}/?inside`
    return inside.fetch(`${to}/?inside`, { mode: 'no-cors' })
  },
  object: (to) => {
    const object = document.createElement('object')
    object.data = `${to}/?object`
    document.body.append(object)
  },
  ping: (to) => {
    const link = document.createElement('a')
    link.href = '#content'
    link.ping = `${to}/?ping`
    document.body.append(link)
    link.click()
  },
  preload: (to) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.href = `${to}/?preload`
    document.head.append(link)
  },
  prefetch: (to) => {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = `${to}/?prefetch`
    document.head.append(link)
  },
  'peer connection': async (to) => {
    const connection = new RTCPeerConnection({
      iceServers: [{ urls: to.replace('http://localhost', 'stun:127.0.0.1') }],
    })
    connection.createDataChannel('secret')
    await connection.setLocalDescription(await connection.createOffer())
  },
  'worker from a blob': (to) => {
    const code = new Blob([`fetch('${to}/?worker', { mode: 'no-cors' })`], { type: 'text/javascript' })
    new Worker(URL.createObjectURL(code))
  },
  'fetch after the page': (to) => {
    const { fetchLater } = window as unknown as { fetchLater(url: string, how: object): void }
    fetchLater(`${to}/?later`, { mode: 'no-cors', activateAfter: 0 })
  },
  'image of several sizes': (to) => {
    new Image().srcset = `${to}/?srcset 1x`
  },
  'image within a drawing': (to) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'image')
    image.setAttribute('href', `${to}/?svg`)
    drawing.append(image)
    document.body.append(drawing)
  },
  'image button': (to) => {
    const input = document.createElement('input')
    input.type = 'image'
    input.src = `${to}/?input`
    document.body.append(input)
  },
  'image of an element style': (to) => {
    document.body.style.backgroundImage = `url("${to}/?style")`
  },
  'poster of a video': (to) => {
    const video = document.createElement('video')
    video.poster = `${to}/?poster`
    document.body.append(video)
  },
  'font of a style sheet': (to) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@font-face { font-family: stranger; src: url("${to}/font.woff2") }`)
    document.adoptedStyleSheets.push(sheet)
    document.body.style.fontFamily = 'stranger'
    document.body.append('text')
  },
  'import of a style element': (to) => {
    const style = document.createElement('style')
    style.textContent = `@import url("${to}/style.css");`
    document.head.append(style)
  },
  'frame with a text': (to) => {
    const frame = document.createElement('iframe')
    frame.srcdoc = `<img src="${to}/?srcdoc">`
    document.body.append(frame)
  },
  'frame that is sent elsewhere': (to) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    if (frame.contentWindow) frame.contentWindow.location.href = `${to}/?frame-location`
  },
  embed: (to) => {
    const embed = document.createElement('embed')
    embed.src = `${to}/?embed`
    document.body.append(embed)
  },
  'preload of a script': (to) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = `${to}/script.js`
    document.head.append(link)
  },
  'preload of data': (to) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
    link.href = `${to}/?preload`
    document.head.append(link)
  },
  'preload of a module': (to) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `${to}/module.js`
    document.head.append(link)
  },
  'sound worklet': (to) => new AudioContext().audioWorklet.addModule(`${to}/worklet.js`),
  'relay of a peer connection': async (to) => {
    const urls = `${to.replace('http://localhost', 'turn:127.0.0.1')}?transport=tcp`
    const connection = new RTCPeerConnection({ iceServers: [{ urls, username: 'secret', credential: 'x' }] })
    connection.createDataChannel('secret')
    await connection.setLocalDescription(await connection.createOffer())
  },
  'worker from an address that holds its code': (to) => {
    new Worker(`data:text/javascript,fetch('${to}/?data',{mode:'no-cors'})`)
  },
  'shared worker': (to) => {
    const code = new Blob([`fetch('${to}/?shared', { mode: 'no-cors' })`], { type: 'text/javascript' })
    new SharedWorker(URL.createObjectURL(code))
  },
  'worker of this site that is no tool': (to) => {
    new Worker(`/nested.js?${to}`)
  },
  'picture-in-picture window': async (to) => {
    const { documentPictureInPicture } = window as unknown as {
      documentPictureInPicture: { requestWindow(): Promise<{ fetch: typeof fetch; Image: typeof Image }> }
    }
    const small = await documentPictureInPicture.requestWindow()
    new small.Image().src = `${to}/?small-image`
    return small.fetch(`${to}/?small`, { mode: 'no-cors' })
  },
}
