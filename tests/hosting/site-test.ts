import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '../browser/test.ts'
import { certify, type Host, lanName } from './hosts.ts'

/** A started server's origins: by host name for the browser, and by IP address, as this machine cannot resolve the name. */
export type Served = { readonly byName: string; readonly byNumber: string; readonly certificate: string }

/** The site's `test` with a server of `host`, over HTTPS when `secure`; the page uses the local host name. */
export const test = base.extend<{ host: Host | undefined; secure: boolean; served: Served }>({
  host: [undefined, { option: true }],
  secure: [false, { option: true }],
  // The browser does not know the certificate's authority.
  ignoreHTTPSErrors: ({ secure }, use) => use(secure),
  served: async ({ host, secure }, use) => {
    if (host === undefined) throw new Error('Which server? test.use({ host })')
    const scratch = await mkdtemp(join(tmpdir(), 'hosting-'))
    const tls = secure ? certify(scratch) : undefined
    const server = await host.start(scratch, tls)
    const scheme = secure ? 'https' : 'http'
    await use({
      byName: `${scheme}://${lanName}:${server.port}`,
      byNumber: `${scheme}://127.0.0.1:${server.port}`,
      certificate: tls?.certificate ?? '',
    })
    await server.close()
    await rm(scratch, { recursive: true })
  },
  baseURL: ({ served }, use) => use(served.byName),
})
