import { describe, expect, it } from 'vitest'
import { registrationState } from './read-registration.ts'

const registered = { installing: null, waiting: null, active: null }
const isComing = (...parameters: Parameters<typeof registrationState>) =>
  registrationState(...parameters).isComing

describe('the offline copy', () => {
  it('is coming from before the service worker is registered until it is active', () => {
    expect(isComing(undefined, true)).toBe(true)
    expect(isComing(registered, true), 'the script is being fetched').toBe(true)
    expect(isComing(registered, false), 'it is being fetched for another tab').toBe(true)
    expect(isComing({ ...registered, installing: { state: 'installing' } }, false)).toBe(true)
    expect(isComing({ ...registered, waiting: { state: 'installed' } }, false)).toBe(true)
    expect(isComing({ ...registered, active: { state: 'activating' } }, false)).toBe(true)
  })

  it('is not coming once a service worker is active, nor where none will be registered', () => {
    expect(isComing({ ...registered, active: { state: 'activated' } }, false)).toBe(false)
    expect(isComing({ ...registered, active: { state: 'activated' } }, true)).toBe(false)
    expect(isComing(undefined, false)).toBe(false)
  })

  it('is in use once its service worker is active, also while a newer one is being installed', () => {
    const active = { state: 'activated' } as const
    expect(registrationState({ ...registered, active }, false).isActive).toBe(true)
    const newer = { ...registered, active, installing: { state: 'installing' } as const }
    expect(registrationState(newer, false)).toEqual({ isActive: true, isComing: true })
    expect(registrationState({ ...registered, active: { state: 'activating' } }, true).isActive).toBe(false)
  })
})
