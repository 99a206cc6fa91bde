import { site } from '../../site.config.ts'
import { manifestPath } from '../../src/lib/manifest-path.ts'
import { guideSources } from '../steps/pages/guide-sources.ts'
import { assetContentSecurityPolicy, assetHeaderNames, assetsFolder } from './asset-headers.js'
import {
  commonHeaders,
  connectionAllowlist,
  guideAllowlist,
  type Header,
  immutable,
  pageContentSecurityPolicy,
  revalidate,
  strictTransportSecurity,
  workerContentSecurityPolicy,
  workersFolder,
} from './site-headers.ts'

const manifests = site.languages.map(manifestPath)

const notice = '# Written by `npm run hosting` from build/server/hosting.ts: change it there.\n'
/** Headers that do not depend on the connection. */
const plainHeaders = commonHeaders.filter((header) => header !== strictTransportSecurity)
const pageHeaders: readonly Header[] = [
  ['Content-Security-Policy', pageContentSecurityPolicy],
  ...plainHeaders,
]
/** Both policies, joined as by hosts that read `_headers`, so that every server sends the same headers. */
const policiesOfWorkers = `${pageContentSecurityPolicy}, ${workerContentSecurityPolicy}`
/** Joined, too: the first allowlist applies. */
const allowlistsOfGuides = guideSources().map(({ id, urls }) => ({
  id,
  value: `${guideAllowlist(urls)[1]}, ${connectionAllowlist[1]}`,
}))
const [hstsName, hstsValue] = strictTransportSecurity
const isOfAssets = ([name]: Header): boolean => assetHeaderNames.includes(name)

const folderOf = (languageFolders: readonly string[]): string => `(/(${languageFolders.join('|')}))?/guides/`

const indented = (lines: readonly string[], depth: number): string =>
  lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n')

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
const caddyfile = (languageFolders: readonly string[]): string => `${notice}{
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

const nginxValue = (value: string): string => `'${value.replaceAll("'", "\\'")}'`

const nginxVariable = ([name]: Header): string => `$toolnook_${name.toLowerCase().replaceAll('-', '_')}`

/** nginx sends no header that is empty. */
const notOfAssets = (header: Header): string => `map $uri ${nginxVariable(header)} {
	default ${nginxValue(header[1])};
	~^${assetsFolder} '';
}`

/**
 * One add_header per name, at server level, with values that depend on path and status: an add_header inside a location
 * would drop all inherited ones.
 */
const nginxConf = (
  languageFolders: readonly string[],
): string => `${notice}# Belongs into conf.d: everything here stands inside http { … }.

map $uri $toolnook_policy {
	default ${nginxValue(pageContentSecurityPolicy)};
	~^${workersFolder} ${nginxValue(policiesOfWorkers)};
	~^${assetsFolder} ${nginxValue(assetContentSecurityPolicy)};
}

map $uri $toolnook_allowlist {
	default ${nginxValue(connectionAllowlist[1])};
	~^${assetsFolder} '';
${allowlistsOfGuides
  .map(({ id, value }) => `	~^${folderOf(languageFolders)}${id} ${nginxValue(value)};`)
  .join('\n')}
}

${plainHeaders
  .filter((header) => !isOfAssets(header) && header !== connectionAllowlist)
  .map(notOfAssets)
  .join('\n\n')}

# Over TLS only, its own or that of a proxy before it. nginx sends no header that is empty.
map "$scheme $http_x_forwarded_proto" $toolnook_transport {
	default '';
	"~(^https | https$)" ${nginxValue(hstsValue)};
}

# A missing file must not be remembered for a year.
map "$status $uri" $toolnook_caching {
	default ${revalidate};
	"~^(200|206|304) (${assetsFolder}|${workersFolder})" '${immutable}';
}

server {
	listen 8080;
	listen [::]:8080;
	# With TLS instead:
	# listen 443 ssl;
	# listen [::]:443 ssl;
	# ssl_certificate /etc/nginx/certificate.pem;
	# ssl_certificate_key /etc/nginx/key.pem;
	root /usr/share/nginx/html;
	server_tokens off;
	charset utf-8;
	charset_types text/css text/plain text/xml application/javascript;
	gzip_static on;
	gzip_vary on;
	# With the Brotli module: brotli_static on;

	add_header Content-Security-Policy $toolnook_policy always;
${indented(
  plainHeaders.map((header) =>
    header === connectionAllowlist
      ? `add_header ${header[0]} $toolnook_allowlist always;`
      : `add_header ${header[0]} ${isOfAssets(header) ? nginxValue(header[1]) : nginxVariable(header)} always;`,
  ),
  1,
)}
	add_header ${hstsName} $toolnook_transport always;
	add_header Cache-Control $toolnook_caching always;

	# /about/ is /about, without a redirect.
	rewrite ^(/.+?)/+$ $1;

	error_page 404 /404.html;

	location = / {
		try_files /index.html =404;
	}
	location / {
		try_files $uri $uri.html =404;
	}
${languageFolders
  .map(
    (folder) => `	location /${folder}/ {
		error_page 404 /${folder}/404.html;
		try_files $uri $uri.html =404;
	}`,
  )
  .join('\n')}
	location ~ \\.[^/]*$ {
		try_files $uri @missing_file;
	}
	location ~ ^/_(headers|redirects)$ {
		return 404;
	}
${manifests
  .map(
    (file) => `	location = ${file} {
		types {}
		default_type application/manifest+json;
	}`,
  )
  .join('\n')}
	location @missing_file {
		types {}
		default_type text/plain;
		return 404 "Not found\\n";
	}
}
`

/**
 * Images are pinned by digest. The build runs on Linux with glibc, for which all packages have a checksum in
 * package-lock.json.
 */
const nodeImage =
  'node:22.23.2-bookworm-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5'
const caddyImage =
  'caddy:2.11.4-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648'

const dockerfile = `${notice}# docker build -f hosting/Dockerfile -t toolnook . && docker run -p 8080:8080 toolnook
FROM ${nodeImage} AS build
RUN mkdir /site && chown node:node /site
USER node
WORKDIR /site
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci
COPY --chown=node:node . .
RUN npm run build

FROM ${caddyImage}
COPY hosting/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv
# Caddy keeps certificates and its last configuration there.
RUN chown -R 1000:1000 /data /config
USER 1000:1000
EXPOSE 8080
`

/** The files of `hosting/` by name; `languageFolders` have a 404 page of their own. */
export const hostingFiles = (languageFolders: readonly string[]): Readonly<Record<string, string>> => ({
  Caddyfile: caddyfile(languageFolders),
  'nginx.conf': nginxConf(languageFolders),
  Dockerfile: dockerfile,
})
