import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as hosted } from '../host.ts'

/** A host that logs its requests: method and URL, one line each. */
export type OwnHost = {
  readonly url: string
  readonly requested: () => readonly string[]
  readonly forget: () => void
  /** How many bytes of bodies were sent since then, for each path. */
  readonly sent: () => ReadonlyMap<string, number>
  /** Serves this text at a path from now on. */
  readonly replace: (path: string, headers: Readonly<Record<string, string>>, text: string) => void
  /** Delays responses for such paths from now on, as a slow connection does. */
  readonly hold: (paths: RegExp) => Held
  /** Sends a path's text only up to this index, and the rest when the returned function is called. */
  readonly holdRest: (path: string, cut: (text: string) => number) => () => void
  readonly close: () => void
}

type Held = {
  /** Resolves once the first of them has been requested. */
  readonly requested: Promise<void>
  readonly letGo: () => void
}

/** Proxies to the server at `target`, with unchanged headers. */
export async function openOwnHost(target: string): Promise<OwnHost> {
  const requested: string[] = []
  const sent = new Map<string, number>()
  const replaced = new Map<string, { headers: Readonly<Record<string, string>>; text: string }>()
  const holds: { readonly paths: RegExp; readonly passed: () => Promise<void> }[] = []
  const hold = (paths: RegExp): Held => {
    let letGo = () => {}
    const end = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const first = new Promise<void>((resolve) => {
      const passed = () => {
        resolve()
        return end
      }
      holds.push({ paths, passed })
    })
    return { requested: first, letGo: () => letGo() }
  }
  const halves = new Map<string, { cut: (text: string) => number; end: Promise<void> }>()
  const holdRest: OwnHost['holdRest'] = (path, cut) => {
    let letGo = () => {}
    const end = new Promise<void>((resolve) => {
      letGo = resolve
    })
    halves.set(path, { cut, end })
    return () => letGo()
  }
  const server = createServer(async (incoming, outgoing) => {
    requested.push(`${incoming.method} ${incoming.url}`)
    const { method, headers, url } = incoming
    for (const { paths, passed } of holds) if (paths.test(url ?? '/')) await passed()
    const half = halves.get(url ?? '/')
    if (half) {
      const answer = await fetch(new URL(url ?? '/', target))
      const text = await answer.text()
      const cut = half.cut(text)
      outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      outgoing.write(text.slice(0, cut))
      await half.end
      outgoing.end(text.slice(cut))
      return
    }
    const other = replaced.get(url ?? '/')
    if (other) {
      outgoing.writeHead(200, other.headers).end(other.text)
      return
    }
    const passed = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (chunk: Buffer) => sent.set(url ?? '/', (sent.get(url ?? '/') ?? 0) + chunk.length))
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', ({ url }, socket) => {
    requested.push(`UPGRADE ${url}`)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested: () => [...requested],
    forget: () => {
      requested.length = 0
      sent.clear()
    },
    sent: () => new Map(sent),
    replace: (path, headers, text) => replaced.set(path, { headers, text }),
    hold,
    holdRest,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The site's `test` with a service worker, at an `OwnHost`. */
export const test = hosted.extend<{ own: OwnHost }>({
  own: async ({ host }, use) => {
    const own = await openOwnHost(host.url)
    await use(own)
    own.close()
  },
  baseURL: ({ own }, use) => use(own.url),
})
