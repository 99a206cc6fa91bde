import {
  assetsFolder,
  commonHeaders,
  type Header,
  immutable,
  pageContentSecurityPolicy,
  revalidate,
  workerContentSecurityPolicy,
  workersFolder,
} from './site-headers.ts'

const notice = '# Written by `npm run hosting` from build/hosting.ts: change it there.\n'
const pageHeaders: readonly Header[] = [
  ['Content-Security-Policy', pageContentSecurityPolicy],
  ...commonHeaders,
]

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
 * Caddy takes the address to serve from SITE_ADDRESS (a domain gets HTTPS by itself) and files from SITE_ROOT.
 * `route` keeps the written order: by itself Caddy would put the header of all paths after that of a folder.
 */
const caddyfile = (languageFolders: readonly string[]): string => `${notice}{
	admin off
}

(page_headers) {
	header {
${indented(caddyHeaders(pageHeaders), 2)}
		Cache-Control ${caddyValue(revalidate)}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}

	route {
		import page_headers
		header ${assetsFolder}* Cache-Control ${caddyValue(immutable)}
		header ${workersFolder}* {
			Cache-Control ${caddyValue(immutable)}
			Content-Security-Policy ${caddyValue(workerContentSecurityPolicy)}
		}
		header /app.webmanifest Content-Type application/manifest+json

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

/**
 * One add_header for each name, at the level of the server, with values that depend on path and status: an
 * add_header inside a location would drop all the inherited ones.
 */
const nginxConf = (
  languageFolders: readonly string[],
): string => `${notice}# Belongs into conf.d: everything here stands inside http { … }.

map $uri $toolnook_policy {
	default ${nginxValue(pageContentSecurityPolicy)};
	~^${workersFolder} ${nginxValue(workerContentSecurityPolicy)};
}

# A missing file must not be remembered for a year.
map "$status $uri" $toolnook_caching {
	default ${revalidate};
	"~^(200|206|304) (${assetsFolder}|${workersFolder})" '${immutable}';
}

server {
	listen 8080;
	listen [::]:8080;
	root /usr/share/nginx/html;
	server_tokens off;
	charset utf-8;
	charset_types text/css text/plain text/xml application/javascript;
	gzip_static on;
	gzip_vary on;
	# With the Brotli module: brotli_static on;

	add_header Content-Security-Policy $toolnook_policy always;
${indented(
  commonHeaders.map(([name, value]) => `add_header ${name} ${nginxValue(value)} always;`),
  1,
)}
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
	location = /app.webmanifest {
		types {}
		default_type application/manifest+json;
	}
	location @missing_file {
		types {}
		default_type text/plain;
		return 404 "Not found\\n";
	}
}
`

const dockerfile = `${notice}# docker build -f hosting/Dockerfile -t toolnook . && docker run -p 8080:8080 toolnook
FROM node:22-alpine AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2-alpine
COPY hosting/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv
EXPOSE 8080
`

/** The files of `hosting/` by name; `languageFolders` have a 404 page of their own. */
export const hostingFiles = (languageFolders: readonly string[]): Readonly<Record<string, string>> => ({
  Caddyfile: caddyfile(languageFolders),
  'nginx.conf': nginxConf(languageFolders),
  Dockerfile: dockerfile,
})
