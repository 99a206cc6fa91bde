import { expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { createFakeClock } from '../../testing/clock.ts'
import { createFakeDevice } from '../../testing/storage.ts'
import { createSettings } from '../settings/settings.ts'
import { onlyVersion } from './only-version.ts'

const format = onlyVersion((value): value is number => typeof value === 'number')

it.each([
  [1, 5, 'valid'],
  [1, 'five', 'invalid'],
  [0, 5, 'invalid'],
  ['1', 5, 'invalid'],
  [1.5, 5, 'invalid'],
  [undefined, 5, 'invalid'],
  [2, 5, 'newer'],
])('takes version %s with %s for %s', (version, data, state) => {
  expect(format.decode(version, data).state).toBe(state)
})

it('does not change a record of a newer version, and moves an invalid one to quarantine', () => {
  const newer = '{"v":2,"d":{"size":5}}'
  const device = createFakeDevice({ 'toolnook:tool:size': newer })
  const { area } = device.openTab()
  const size = createSettings(
    { store: declareStores('tool', { size: { kind: 'settings' } }).size, versions: format, initial: 1 },
    { area, clock: createFakeClock(0) },
  )
  size.write(3)
  expect([size.read(), area.status.read()]).toEqual([3, 'memory-only-newer'])
  expect([...device.records.values()]).toEqual([newer])
  device.records.set('toolnook:tool:size', '{"v":1,"d":"five"}')
  size.write(3)
  expect([...device.records]).toEqual([
    ['toolnook:quarantine:toolnook:tool:size', '{"t":0,"raw":"{\\"v\\":1,\\"d\\":\\"five\\"}"}'],
    ['toolnook:tool:size', '{"v":1,"d":3}'],
  ])
})
