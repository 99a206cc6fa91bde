import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export type WebServer = { readonly port: number; readonly close: () => Promise<void> }

/** A command that serves the site at a port. */
export type Command = {
  readonly program: string
  readonly parameters: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const runUntilClosed = fileURLToPath(new URL('./run-until-closed.js', import.meta.url))
const attempts = 5

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Returns undefined if the command exits, as when another program has taken the port. */
async function start(command: Command, port: number, log: string[]): Promise<WebServer | undefined> {
  const child = spawn(process.execPath, [runUntilClosed, command.program, ...command.parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...command.env },
  })
  let ended = false
  const exit = once(child, 'exit').then(() => {
    ended = true
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => log.push(text))
  while (!ended && !(await answers(port)))
    await Promise.race([exit, new Promise((resolve) => setTimeout(resolve, 50))])
  if (ended) return undefined
  return {
    port,
    close: async () => {
      child.stdin.end()
      await exit
    },
  }
}

/** Starts a server at a free port and waits until it responds. Throws with its output if it never does. */
export async function startWebServer(commandFor: (port: number) => Promise<Command>): Promise<WebServer> {
  const log: string[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort()
    const server = await start(await commandFor(port), port, log)
    if (server !== undefined) return server
  }
  throw new Error(`The server does not start: ${log.join('')}`)
}
