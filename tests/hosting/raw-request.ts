import { connect } from 'node:net'

/** Paths, byte for byte, that try to leave the site's folder. */
export const hostileRequests: readonly string[] = [
  '/_headers',
  '/%5fheaders',
  '/%5Fheaders',
  '/_headers/',
  '/_headers//',
  '//_headers',
  '/./_headers',
  '/assets/../_headers',
  '/assets/%2e%2e/_headers',
  '/_headers?',
  '/_redirects',
  '/%5fredirects/',
  '/../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2fetc/passwd',
  '/..%5c..%5c..%5cetc/passwd',
  '//etc/passwd',
  '/assets//../../../../../etc/passwd',
  '/_headers%00.html',
  '/%00',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/etc/passwd',
  `/${'a'.repeat(7000)}`,
  `/${'a'.repeat(70_000)}`,
]

/** Requests an unnormalized path, which fetch and browsers would normalize. */
export const rawGet = (url: string, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
    })
    socket.once('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
    )
    const end = () => {
      const [head = '', ...body] = answer.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.\d (\d+)/.exec(head)?.[1]), body: body.join('\r\n\r\n') })
    }
    // A server may refuse the rest of an endless path by closing: what it said counts.
    socket.once('error', (error) => (answer === '' ? reject(error) : end()))
    socket.once('close', end)
  })
