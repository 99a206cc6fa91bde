import { expect, it } from 'vitest'
import { notTried } from './web-servers.js'

const nginx = { program: '/usr/sbin/nginx', mediaTypes: '/etc/nginx/mime.types' }

it('is empty if every server is found', () => {
  expect(notTried({ nginx, caddy: '/usr/bin/caddy', openssl: '/usr/bin/openssl' })).toEqual([])
})

it('names every file of hosting/ that cannot be tested, and what to install', () => {
  expect(notTried({})).toEqual([
    expect.stringMatching(/^hosting\/nginx\.conf: .*no nginx/),
    expect.stringMatching(/^hosting\/Caddyfile: .*no caddy/),
    expect.stringMatching(/^hosting over HTTPS: .*no openssl/),
  ])
})
