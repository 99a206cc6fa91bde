/** `npm start`: installs what is missing, builds the site and serves it as production does. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { checkNode, FixableError, installPackages } from './support/install.js'

/** @param {string} text */
function readPort(text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new FixableError(`PORT=${text} is no port: give a whole number from 1 to 65535.`)
  return port
}

/** @param {number} port */
async function start(port) {
  const { serve } = await import('../server/serve.js')
  try {
    return await serve({ dist: 'dist', port, host: process.env.HOST || 'localhost' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error
    throw new FixableError(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
  }
}

async function main() {
  checkNode()
  const port = readPort(process.env.PORT ?? '4173')
  installPackages()
  console.log('Building the site …')
  const build = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
    },
  )
  if (build.status !== 0) throw new FixableError('The build failed: see above.')
  const { url, close } = await start(port)
  console.log(`Toolnook is at ${url} (Ctrl+C ends it)`)
  if (process.env.HOST) console.log(`Other computers can ask it too: it listens at ${process.env.HOST}.`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)))
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof FixableError ? error.message : error)
  process.exit(1)
})
