import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A host that logs its requests: method and URL, one line each. */
export type OwnHost = {
  readonly url: string
  readonly asked: () => readonly string[]
  readonly forget: () => void
  /** Serves this text at a path from now on. */
  readonly replace: (path: string, headers: Readonly<Record<string, string>>, text: string) => void
  /** Delays responses for such paths from now on, as a slow connection does. */
  readonly hold: (paths: RegExp) => Held
  readonly close: () => void
}

type Held = {
  /** Resolves once the first of them has been requested. */
  readonly asked: Promise<void>
  readonly letGo: () => void
}

/** Proxies to the server at `target`, with unchanged headers. */
export async function openOwnHost(target: string): Promise<OwnHost> {
  const asked: string[] = []
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
    return { asked: first, letGo: () => letGo() }
  }
  const server = createServer(async (incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    const { method, headers, url } = incoming
    for (const { paths, passed } of holds) if (paths.test(url ?? '/')) await passed()
    const other = replaced.get(url ?? '/')
    if (other) {
      outgoing.writeHead(200, other.headers).end(other.text)
      return
    }
    const passed = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', ({ url }, socket) => {
    asked.push(`UPGRADE ${url}`)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => [...asked],
    forget: () => asked.splice(0),
    replace: (path, headers, text) => replaced.set(path, { headers, text }),
    hold,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
