import { each, type Ways } from './way.ts'

/** Browser APIs that request a URL given by the page. */
export const abilityWays: Ways = {
  WebTransport: ({ to }) => new WebTransport(`${to}/?transport`).ready,
  WebSocketStream: ({ to }) => {
    const { WebSocketStream: Stream } = window as unknown as {
      WebSocketStream: new (address: string) => { opened: Promise<unknown> }
    }
    return new Stream(to.replace('http', 'ws')).opened
  },
  'XMLHttpRequest that is waited for': ({ to }) => {
    const request = new XMLHttpRequest()
    request.open('GET', `${to}/?wait`, false)
    request.send()
  },
  'cache of the page': async ({ to }) =>
    (await caches.open('further')).add(new Request(`${to}/?cache`, { mode: 'no-cors' })),
  'paint worklet': ({ to }) => {
    const { paintWorklet } = CSS as unknown as { paintWorklet: Worklet }
    return paintWorklet.addModule(`${to}/paint.js`)
  },
  'shared worker of this site': ({ to }) => {
    new SharedWorker(`/nested.js?${to}`)
  },
  'ping of a click by a script': ({ to }) => {
    const link = document.createElement('a')
    link.href = '#further'
    link.ping = `${to}/?ping`
    document.body.append(link)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  },
  ...each('attribution source of', ['an image', 'a link'], ({ to, detail }) => {
    const element = document.createElement(detail === 'a link' ? 'a' : 'img')
    element.setAttribute('attributionsrc', `${to}/?attribution`)
    if (detail === 'a link') element.setAttribute('href', '#attribution')
    document.body.append(element)
    element.click()
  }),
  'notification of the page': ({ to }) => {
    new Notification('secret', { icon: `${to}/?icon`, badge: `${to}/?badge` })
  },
  'picture of what is played': ({ to }) => {
    const context = new AudioContext()
    const stream = context.createMediaStreamDestination()
    const tone = context.createOscillator()
    tone.connect(stream)
    tone.start()
    const audio = document.createElement('audio')
    audio.srcObject = stream.stream
    const artwork = [{ src: `${to}/?artwork`, sizes: '512x512', type: 'image/png' }]
    navigator.mediaSession.metadata = new MediaMetadata({ title: 'secret', artwork })
    navigator.mediaSession.playbackState = 'playing'
    return audio.play()
  },
  'picture of a file that is played': ({ to }) => {
    const [rate, seconds] = [8000, 6]
    const samples = new Uint8Array(rate * seconds).map((_, at) => 128 + Math.round(60 * Math.sin(at / 3)))
    const head = new DataView(new ArrayBuffer(44))
    const words = { 0: 'RIFF', 8: 'WAVEfmt ', 36: 'data' }
    for (const [at, word] of Object.entries(words))
      for (const [index, letter] of [...word].entries())
        head.setUint8(Number(at) + index, letter.charCodeAt(0))
    const numbers = { 4: 36 + samples.length, 16: 16, 24: rate, 28: rate, 40: samples.length }
    for (const [at, number] of Object.entries(numbers)) head.setUint32(Number(at), number, true)
    for (const [at, number] of Object.entries({ 20: 1, 22: 1, 32: 1, 34: 8 }))
      head.setUint16(Number(at), number, true)
    const audio = document.createElement('audio')
    audio.src = URL.createObjectURL(new Blob([head, samples], { type: 'audio/wav' }))
    document.body.append(audio)
    const artwork = [{ src: `${to}/?played`, sizes: '512x512', type: 'image/png' }]
    navigator.mediaSession.metadata = new MediaMetadata({ title: 'secret', artwork })
    return audio.play()
  },
  'worklet of shared storage': ({ to }) => {
    const { sharedStorage } = window as unknown as { sharedStorage: { worklet: Worklet } }
    return sharedStorage.worklet.addModule(`${to}/?storage`)
  },
  'interest group of an advertiser': ({ to }) => {
    type Joining = { joinAdInterestGroup(group: object, seconds: number): Promise<unknown> }
    const { origin: owner } = location
    const ads = [{ renderURL: `${to}/?ad` }]
    const group = { owner, name: 'secret', biddingLogicURL: `${owner}/bid.js`, updateURL: `${owner}/u`, ads }
    return (navigator as unknown as Joining).joinAdInterestGroup(group, 1000)
  },
  'installation of another site': ({ to }) => {
    type Installing = { install(address: string, id: string): Promise<unknown> }
    return (navigator as unknown as Installing).install(`${to}/?install`, `${to}/?id`)
  },
  'speech of a remote voice': () => speechSynthesis.speak(new SpeechSynthesisUtterance('secret')),
}

/** Sign-in and payment: the browser itself requests the other site. */
export const credentialWays: Ways = {
  'sign-in with another site': ({ to }) => {
    const providers = [{ configURL: `${to}/?identity`, clientId: 'secret', nonce: 'secret' }]
    return navigator.credentials.get({ identity: { providers } } as CredentialRequestOptions)
  },
  payment: ({ to }) => {
    const amount = { currency: 'EUR', value: '1' }
    const request = new PaymentRequest([{ supportedMethods: `${to}/pay` }], { total: { label: 'x', amount } })
    return request.canMakePayment()
  },
  'icon of a password': ({ to }) => {
    const { PasswordCredential: Password } = window as unknown as {
      PasswordCredential: new (data: object) => Credential
    }
    const data = { id: 'a', password: 'b', name: 'c', iconURL: `${to}/?icon` }
    return navigator.credentials.store(new Password(data))
  },
  'storage of another site': ({ to }) => {
    type Asking = { requestStorageAccessFor(origin: string): Promise<unknown> }
    return (document as unknown as Asking).requestStorageAccessFor(to)
  },
  'digital credential': ({ to }) => {
    const requests = [{ protocol: 'openid4vp', data: { request_uri: `${to}/?digital` } }]
    return navigator.credentials.get({ digital: { requests } } as CredentialRequestOptions)
  },
}
