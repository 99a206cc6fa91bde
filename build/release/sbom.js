/** Makes npm's CycloneDX list of packages reproducible, so that it can be compared. */
import { createHash } from 'node:crypto'

/**
 * @typedef {{ 'bom-ref': string, name: string }} Component
 * @typedef {{ bomFormat: string, serialNumber: string, metadata: { timestamp: string, component: Component }, components: readonly Component[] }} Sbom
 */

/** A UUID derived from a content: version 8, for custom schemes (RFC 9562, 5.8). @param {string} content */
function uuidOf(content) {
  const hex = createHash('sha256').update(content).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}

/**
 * Replaces what npm takes from the clock, a random number and the name of the folder.
 * @param {Sbom} sbom @param {{ name: string, seconds: number }} of the package, and the commit's time
 * @returns {Sbom}
 */
export function reproducibleSbom(sbom, { name, seconds }) {
  const { metadata } = sbom
  const fixed = {
    ...sbom,
    serialNumber: '',
    metadata: {
      ...metadata,
      timestamp: new Date(seconds * 1000).toISOString(),
      component: { ...metadata.component, name },
    },
  }
  return { ...fixed, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(fixed))}` }
}
