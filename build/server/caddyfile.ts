import { assetContentSecurityPolicy, assetsFolder } from './asset-headers.js'
import {
  allowlistsOfGuides,
  folderOf,
  hstsName,
  hstsValue,
  indented,
  isOfAssets,
  manifests,
  notice,
  plainHeaders,
  policiesOfWorkers,
} from './hosting-common.ts'
import {
  connectionAllowlist,
  type Header,
  immutable,
  pageContentSecurityPolicy,
  revalidate,
  workersFolder,
} from './site-headers.ts'

const pageHeaders: readonly Header[] = [
  ['Content-Security-Policy', pageContentSecurityPolicy],
  ...plainHeaders,
]

const caddyValue = (value: string): string => `\`${value}\``
const caddyHeaders = (headers: readonly Header[]): string[] =>
  headers.map(([name, value]) => `${name} ${caddyValue(value)}`)

const caddyNotFound = (matcher: string, file: string): string => `		handle ${matcher}{
			rewrite * ${file}
			file_server {
				precompressed br gzip
			}
		}`

/**
 * Caddy reads the address from SITE_ADDRESS (a domain gets HTTPS automatically), the folder from SITE_ROOT, and from
 * SITE_TLS another source of the certificate, such as "tls internal". `route` preserves the written order: otherwise
 * Caddy would apply the headers of all paths after those of a folder.
 */
export const caddyfile = (languageFolders: readonly string[]): string => `${notice}{
	admin off
	skip_install_trust
}

(page_headers) {
	header {
${indented(caddyHeaders(pageHeaders), 2)}
		Cache-Control ${caddyValue(revalidate)}
	}
	# Over TLS only, its own or that of a proxy before it.
	@tls protocol https
	header @tls ${hstsName} ${caddyValue(hstsValue)}
	@tlsBefore header X-Forwarded-Proto https
	header @tlsBefore ${hstsName} ${caddyValue(hstsValue)}
}

{$SITE_ADDRESS::8080} {
	# SITE_TLS="tls internal" or SITE_TLS="tls /cert.pem /key.pem", where the address is of no public domain.
	{$SITE_TLS}
	root * {$SITE_ROOT:/srv}

	route {
		import page_headers
		header ${assetsFolder}* {
			Cache-Control ${caddyValue(immutable)}
			Content-Security-Policy ${caddyValue(assetContentSecurityPolicy)}
${plainHeaders
  .filter((header) => !isOfAssets(header))
  .map(([name]) => `\t\t\t-${name}`)
  .join('\n')}
		}
		header ${workersFolder}* {
			Cache-Control ${caddyValue(immutable)}
			Content-Security-Policy ${caddyValue(policiesOfWorkers)}
		}
${allowlistsOfGuides
  .map(
    ({ id, value }) => `		@${id} path_regexp ^${folderOf(languageFolders)}${id}
		header @${id} ${connectionAllowlist[0]} ${caddyValue(value)}`,
  )
  .join('\n')}
${manifests.map((file) => `		header ${file} Content-Type application/manifest+json`).join('\n')}

		@trailingSlash path_regexp page ^(.+?)/+$
		rewrite @trailingSlash {re.page.1}
		@hostFiles path /_headers /_redirects
		error @hostFiles 404
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import page_headers
		@missingFile path_regexp \\.[^/]*$
		handle @missingFile {
			header Content-Type "text/plain; charset=utf-8"
			respond "Not found" {http.error.status_code}
		}
${languageFolders.map((folder) => caddyNotFound(`/${folder}/* `, `/${folder}/404.html`)).join('\n')}
${caddyNotFound('', '/404.html')}
	}
}
`
