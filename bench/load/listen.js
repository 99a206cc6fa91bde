/**
 * Lets a server listen on a free port of this machine.
 * @param {import('node:net').Server} server
 * @returns {Promise<number>} the port
 */
export async function listen(server) {
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
export const close = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
