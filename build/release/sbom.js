/** The list of packages (CycloneDX) without what npm makes up anew at each run, so that it can be compared. */
import { createHash } from 'node:crypto'

/**
 * @typedef {{ 'bom-ref': string, name: string }} Component
 * @typedef {{ bomFormat: string, serialNumber: string, metadata: { timestamp: string, component: Component }, components: readonly Component[] }} Sbom
 */

/** A UUID of a content: version 8 is for one's own ways to make it (RFC 9562, 5.8). @param {string} content */
function uuidOf(content) {
  const hex = createHash('sha256').update(content).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}

/**
 * npm takes the clock's time, a random number, and for the name that of the folder.
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
