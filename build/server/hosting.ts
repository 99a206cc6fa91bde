import { caddyfile } from './caddyfile.ts'
import { dockerfile } from './dockerfile.ts'
import { nginxConf } from './nginx-conf.ts'

/** The files of `hosting/` by name; `languageFolders` have a 404 page of their own. */
export const hostingFiles = (languageFolders: readonly string[]): Readonly<Record<string, string>> => ({
  Caddyfile: caddyfile(languageFolders),
  'nginx.conf': nginxConf(languageFolders),
  Dockerfile: dockerfile,
})
