/** Stands before a server and counts what it answers. */
import { request as ask, createServer } from 'node:http'
import { close, listen } from './listen.js'

/** @typedef {{ requests: number, bytes: number, at: number }} Taken bytes with headers; `at`: when, in milliseconds of `performance` */

/**
 * @param {string} url of the server
 * @returns {Promise<{ url: string, taken: () => Taken, close: () => Promise<void> }>}
 */
export async function count(url) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set()
  let closed = 0
  let requests = 0
  let at = performance.now()
  const server = createServer((request, response) => {
    requests += 1
    at = performance.now()
    const { method, headers } = request
    const onward = ask(url + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => {
      at = performance.now()
      onward.destroy()
    })
    request.pipe(onward)
  })
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => {
      open.delete(socket)
      closed += socket.bytesWritten
    })
  })
  const port = await listen(server)
  return {
    url: `http://localhost:${port}`,
    taken: () => ({
      requests,
      bytes: [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed),
      at,
    }),
    close: () => close(server),
  }
}
