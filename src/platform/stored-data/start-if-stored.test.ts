import { describe, expect, it, vi } from 'vitest'
import { startIfStored } from './start-if-stored.ts'

type Device = { readonly records?: number; readonly usage?: number; readonly hasWorkers?: boolean }

/** Whether the page starts by itself on such a device. */
async function startsWith({ records = 0, usage = 0, hasWorkers = true }: Device): Promise<boolean> {
  const dispatch = vi.fn()
  vi.stubGlobal('dispatchEvent', dispatch)
  vi.stubGlobal('localStorage', { length: records })
  vi.stubGlobal('navigator', {
    serviceWorker: hasWorkers ? {} : undefined,
    storage: { estimate: async () => ({ usage }) },
  })
  await startIfStored()
  return dispatch.mock.calls.length > 0
}

describe('a page that shows what is stored', () => {
  it('waits for an intent where nothing is', async () => {
    expect(await startsWith({})).toBe(false)
  })

  it.each([
    ['a record', { records: 1 }],
    ['files or caches', { usage: 1 }],
    ['no offline copy to come', { hasWorkers: false }],
  ])('starts by itself where there is %s', async (_, device) => {
    expect(await startsWith(device)).toBe(true)
  })

  it('starts by itself where the browser does not say', async () => {
    const dispatch = vi.fn()
    vi.stubGlobal('dispatchEvent', dispatch)
    vi.stubGlobal('localStorage', { length: 0 })
    vi.stubGlobal('navigator', { serviceWorker: {} })
    await startIfStored()
    expect(dispatch).toHaveBeenCalledOnce()
  })
})
