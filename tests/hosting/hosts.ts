import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Certificate, makeCertificate } from '../../build/server/certificate.js'
import { findWebServers } from '../../build/server/web-servers.js'
import { startWebServer, type WebServer } from './web-server.ts'

/** Not localhost, which browsers treat as secure (playwright.config.ts resolves it). */
export const lanName = 'nook.lan'

/** Starts a server of the site with the project's own configuration; `scratch` is an empty folder for it. */
export type Host = {
  readonly name: string
  readonly start: (scratch: string, certificate?: Certificate) => Promise<WebServer>
}

const { nginx, caddy, openssl } = findWebServers()

/** A certificate for the servers, in `folder`. */
export const certify = (folder: string): Certificate => makeCertificate(openssl ?? 'openssl', folder, lanName)

/** nginx.conf with another port and folder; with a certificate also its TLS lines. */
async function nginxSite(port: number, tls: Certificate | undefined): Promise<string> {
  const text = await readFile('hosting/nginx.conf', 'utf8')
  const withTls = (conf: string, { certificate, key }: Certificate): string =>
    conf
      .replace(/^\tlisten .*\n/gm, '')
      .replace(/^\t# (listen|ssl_)/gm, '\t$1')
      .replace(/\b443\b/g, String(port))
      .replace('/etc/nginx/certificate.pem', certificate)
      .replace('/etc/nginx/key.pem', key)
  return (
    (tls === undefined ? text.replace(/\b8080\b/g, String(port)) : withTls(text, tls))
      .replace('/usr/share/nginx/html', resolve('dist'))
      // Systems without IPv6 refuse to start with it.
      .replace(/^\tlisten \[::\].*\n/gm, '')
  )
}

const nginxHost = ({ program, mediaTypes }: NonNullable<typeof nginx>): Host => ({
  name: 'nginx',
  start: (scratch, tls) =>
    startWebServer(async (port) => {
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const main = [
        `daemon off; pid ${scratch}/pid; error_log stderr; events {}`,
        `http { include ${mediaTypes}; default_type application/octet-stream; access_log off;`,
        ...folders.map((name) => `${name}_temp_path ${scratch}/${name};`),
        `include ${scratch}/site.conf; }`,
      ]
      await writeFile(join(scratch, 'site.conf'), await nginxSite(port, tls))
      await writeFile(join(scratch, 'nginx.conf'), main.join('\n'))
      return { program, parameters: ['-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')] }
    }),
})

const caddyHost = (program: string): Host => ({
  name: 'Caddy',
  start: (scratch, tls) =>
    startWebServer(async (port) => {
      // Otherwise it also opens port 80 to redirect to HTTPS.
      const text = (await readFile('hosting/Caddyfile', 'utf8')).replace(
        '\tadmin off\n',
        '\tadmin off\n\tauto_https disable_redirects\n',
      )
      const config = join(scratch, 'Caddyfile')
      await writeFile(config, text)
      const address = tls === undefined ? `:${port}` : `https://${lanName}:${port}, https://127.0.0.1:${port}`
      return {
        program,
        parameters: ['run', '--config', config, '--adapter', 'caddyfile'],
        env: {
          HOME: scratch,
          XDG_DATA_HOME: scratch,
          XDG_CONFIG_HOME: scratch,
          SITE_ADDRESS: address,
          SITE_ROOT: resolve('dist'),
          SITE_TLS: tls === undefined ? '' : `tls ${tls.certificate} ${tls.key}`,
        },
      }
    }),
})

/** The server in the archive, unpacked. */
const atHomeHost: Host = {
  name: 'the server in the archive',
  start: async (scratch) => {
    const { unzipSync } = await import('fflate')
    const files = unzipSync(await readFile('dist/toolnook.zip'))
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(join(scratch, name, '..'), { recursive: true })
      await writeFile(join(scratch, name), bytes)
    }
    return startWebServer(async (port) => ({
      program: process.execPath,
      parameters: [join(scratch, 'toolnook/at-home/serve.js')],
      env: { PORT: String(port) },
    }))
  },
}

const configured: readonly Host[] = [
  ...(nginx === undefined ? [] : [nginxHost(nginx)]),
  ...(caddy === undefined ? [] : [caddyHost(caddy)]),
]
export const hosts = {
  overHttp: [...configured, atHomeHost],
  overHttps: openssl === undefined ? [] : configured,
}
