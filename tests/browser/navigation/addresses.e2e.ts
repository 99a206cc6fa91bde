import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../../build/steps/output/files.ts'
import { site } from '../../../site.config.ts'
import { dist, sourcesOfGuides } from '../site.ts'
import { expect, test } from '../test.ts'

/** URLs that may occur in the site's files, and why none of them is ever requested. */
const harmless: readonly { readonly address: RegExp; readonly why: string }[] = [
  { address: new RegExp(`^${site.origin}(/|$)`), why: 'the site itself: canonical links and the sitemap' },
  {
    address:
      /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1999\/xlink|1998\/Math\/MathML|XML\/1998\/namespace)$/,
    why: 'namespaces of markup',
  },
  { address: /^http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9$/, why: 'the namespace of the sitemap' },
  { address: /^http:\/\/www\.w3\.org\/2005\/Atom$/, why: 'the namespace of the feed' },
  { address: /^https:\/\/schema\.org$/, why: 'the vocabulary of structured data' },
  { address: /^https:\/\/react\.dev\/errors\/$/, why: "text of React's error messages" },
  { address: /^https?:\/\/(www\.)?example\.(com|org|net)/, why: 'addresses for examples, which nobody has' },
  { address: /^https?:\/\/[$.]?$/, why: 'the beginning of any address' },
  {
    address: /^(https|wss):\/\/leak\.invalid/,
    why: 'where the leak test tries to send something: nobody can ever have that name, and the policy stops it',
  },
  {
    address: /^https:\/\/www\.eff\.org\/deeplinks\/2016\/07\/new-wordlists-random-passphrases$/,
    why: 'where the word list comes from: shown as a text that can be copied',
  },
  { address: /^https:\/\/github\.com\/nodeca\/pica$/, why: 'a text of an error message' },
  { address: /^https:\/\/www\.wikipedia\.org$/, why: 'a sample that the QR tool encodes and never opens' },
  {
    address:
      /^http:\/\/(www\.aiim\.org\/pdfu?a\/ns\/(id|extension|schema#|property#)|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|ns\.adobe\.com\/(xap\/1\.0|pdf\/1\.3)|purl\.org\/dc\/elements\/1\.1)\/?$/,
    why: 'namespaces of the metadata of a PDF',
  },
  {
    address:
      /^http:\/\/(ns\.(adobe\.com\/(xmp\/extension|hdr-gain-map\/1\.0|photoshop\/1\.0)|google\.com\/photos\/1\.0\/(container|camera))|iptc\.org\/std\/Iptc4xmpCore\/1\.0\/xmlns)\/$/,
    why: 'namespaces of the metadata of a JPEG',
  },
  {
    address: /^https:\/\/tools\.ietf\.org\/html\/rfc(3454|4013)#/,
    why: 'comments on the preparation of texts',
  },
  {
    address: /^https:\/\/fastly\.jsdelivr\.net\/npm\/zxing-wasm@/,
    why: "where zxing-wasm would look for its own WebAssembly; it is given the site's, and its worker may load nothing",
  },
]

const addressIn = /\b(?:https?|wss?|ftp):\/\/[^\s"'`<>\\)(,;{}]*/g
/** Sources that a guide links: opened only when the visitor clicks. */
const isSource = (address: string) =>
  Object.values(sourcesOfGuides)
    .flat()
    // In `_headers` it is a pattern with an empty query and fragment.
    .includes(address.replace(/\??#$/, ''))

/** Licences must be reproduced verbatim. */
const isWordForWord = (file: string) => file === 'licences.txt'
const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest|map)$|^_/

test('no file of the site names another site', async () => {
  const files = (await filesUnder(dist)).filter((file) => isText.test(file) && !isWordForWord(file))
  expect(files.length).toBeGreaterThan(20)
  const foreign = files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(addressIn)]
      .map(([address]) => address)
      .filter((address) => !harmless.some((each) => each.address.test(address)) && !isSource(address))
      .map((address) => `${file}: ${address}`),
  )
  expect([...new Set(foreign)]).toEqual([])
})

test('no file of the site loads from an address without a scheme either', async () => {
  const files = (await filesUnder(dist)).filter((file) => /\.(html|css|svg)$/.test(file))
  const loads = /(?:src|href|action|poster|srcset)="\/\/[^"]*"|url\(\s*["']?\/\/[^)]*\)|@import[^;]*/g
  const found = files.flatMap((file) => readFileSync(join(dist, file), 'utf8').match(loads) ?? [])
  expect(found).toEqual([])
})
