import { createSocket } from 'node:dgram'
import { createServer, type Server, type Socket } from 'node:net'

/** A third party: counts every connection and packet that reaches it. */
export type Sink = {
  readonly port: number
  readonly arrivals: () => number
  readonly close: () => Promise<void>
}

const listen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

export async function openSink(): Promise<Sink> {
  let arrivals = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    arrivals += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.end(
      'HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    )
  })
  const port = await listen(server)
  const packets = createSocket('udp4', () => {
    arrivals += 1
  })
  await new Promise<void>((resolve) => packets.bind(port, '127.0.0.1', resolve))
  return {
    port,
    arrivals: () => arrivals,
    close: async () => {
      packets.close()
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
