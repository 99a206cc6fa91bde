/** A slow line before a server: TCP with the delay and the speed of Lighthouse's slow 4G, without slow start or losses. */
import { connect, createServer } from 'node:net'
import { listen } from './listen.js'

/** A way there and back, in milliseconds, and bytes a second. */
const roundTrip = 150
const speeds = { down: 1_600_000 / 8, up: 750_000 / 8 }
/** Pieces of about a packet, between which connections take turns. */
const piece = 1460

/** @typedef {{ down: number, up: number, connections: number }} Carried bytes, as on the wire above TCP */

/** One direction, whose speed all connections share. @param {number} bytesPerSecond */
function createDirection(bytesPerSecond) {
  let isFreeAt = 0
  /** Of one connection. @param {(part: Buffer) => void} deliver @param {number} delay in milliseconds */
  return (deliver, delay) => {
    /** Timers of other lengths may come in another order. @type {Buffer[]} */
    const sent = []
    const deliverNext = () => {
      const part = sent.shift()
      if (part) deliver(part)
    }
    return (/** @type {Buffer} */ data, /** @type {number} */ notBefore) => {
      for (let at = 0; at < data.length; at += piece) {
        const part = data.subarray(at, at + piece)
        const now = performance.now()
        isFreeAt = Math.max(now, isFreeAt) + (part.length / bytesPerSecond) * 1000
        sent.push(part)
        setTimeout(deliverNext, Math.max(isFreeAt, notBefore) + delay - now)
      }
    }
  }
}

/**
 * @param {number} serverPort of the server on this machine
 * @param {boolean} isSlow otherwise it only counts
 * @returns {Promise<{ port: number, carried: Carried, close: () => Promise<void> }>}
 */
export async function slowLine(serverPort, isSlow) {
  /** @type {Carried} */
  const carried = { down: 0, up: 0, connections: 0 }
  const down = createDirection(isSlow ? speeds.down : Number.POSITIVE_INFINITY)
  const up = createDirection(isSlow ? speeds.up : Number.POSITIVE_INFINITY)
  const delay = isSlow ? roundTrip : 0
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: serverPort, host: 'localhost', noDelay: true })
    carried.connections += 1
    /** @param {import('node:net').Socket} socket @param {import('node:net').Socket} other */
    const follow = (socket, other) => {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    follow(near, far)
    follow(far, near)
    // Until the connection stands, a way there and back.
    const isOpenAt = performance.now() + delay
    const [toServer, toPage] = [
      up((part) => far.write(part), delay / 2),
      down((part) => near.write(part), delay / 2),
    ]
    near.on('data', (data) => {
      carried.up += data.length
      toServer(data, isOpenAt)
    })
    far.on('data', (data) => {
      carried.down += data.length
      toPage(data, isOpenAt)
    })
  })
  const port = await listen(server)
  return {
    port,
    carried,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
