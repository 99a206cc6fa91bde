import { expect, it } from 'vitest'
import { reproducibleSbom } from './sbom.js'

const sbom = (serialNumber: string, timestamp: string, name: string) => ({
  bomFormat: 'CycloneDX',
  serialNumber,
  metadata: { timestamp, component: { 'bom-ref': 'toolnook@1.0.0', name } },
  components: [{ 'bom-ref': 'react@1.0.0', name: 'react' }],
})
const of = { name: 'toolnook', seconds: 1_795_391_998 }

it('does not depend on folder and time', () => {
  const first = reproducibleSbom(sbom('urn:uuid:1', '2026-01-01T00:00:00.000Z', 'main'), of)
  const second = reproducibleSbom(sbom('urn:uuid:2', '2026-01-02T00:00:00.000Z', 'clone'), of)
  expect(second).toEqual(first)
  expect(first.metadata.timestamp).toBe('2026-11-22T23:59:58.000Z')
  expect(first.metadata.component.name).toBe('toolnook')
  // As the schema of CycloneDX requires.
  expect(first.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

it('has another serial number if a package differs', () => {
  const one = sbom('urn:uuid:1', '2026-01-01T00:00:00.000Z', 'main')
  const other = { ...one, components: [{ 'bom-ref': 'react@2.0.0', name: 'react' }] }
  expect(reproducibleSbom(other, of).serialNumber).not.toBe(reproducibleSbom(one, of).serialNumber)
})
