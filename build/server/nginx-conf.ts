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
export const nginxConf = (
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
	# With TLS and HTTP/2 instead; from nginx 1.25.1 on "http2 on;" says the latter without a warning:
	# listen 443 ssl http2;
	# listen [::]:443 ssl http2;
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
