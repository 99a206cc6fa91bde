import { notice } from './hosting-common.ts'

/**
 * Images are pinned by digest. The build runs on Linux with glibc, for which all packages have a checksum in
 * package-lock.json.
 */
const nodeImage =
  'node:22.23.2-bookworm-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5'
const caddyImage =
  'caddy:2.11.4-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648'

export const dockerfile = `${notice}# docker build -f hosting/Dockerfile -t toolnook . && docker run -p 8080:8080 toolnook
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
