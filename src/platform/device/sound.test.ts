import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeSoundContext, type FakeSoundContext } from '../testing/sound.ts'
import { createSound } from './sound.ts'

const tone = { frequency: 800, seconds: 0.5 }
const setUp = (mode?: FakeSoundContext['mode']) => {
  const fake = createFakeSoundContext(mode)
  const clock = createFakeClock()
  let created = 0
  const sound = createSound(() => {
    created += 1
    return fake.context
  }, clock)
  return { fake, clock, sound, created: () => created }
}

describe('a beep', () => {
  it('plays its frequency for its duration, and disconnects', async () => {
    const { fake, sound, clock } = setUp()
    expect(await sound.beep(tone)).toBe('played')
    const envelope = [
      [5, 0],
      [5.01, 0.2],
      [5.49, 0.2],
      [5.5, 0],
    ]
    expect(fake.tones).toEqual([{ frequency: 800, from: 5, to: 5.5, envelope, audible: true }])
    fake.end()
    expect(fake.tones[0]?.audible).toBe(false)
    expect(clock.waiting()).toBe(0)
  })

  it('uses one audio context for all tones', async () => {
    const { sound, created } = setUp()
    expect(created()).toBe(0)
    sound.unlock()
    await sound.beep(tone)
    await sound.beep({ ...tone, volume: 0.5 })
    expect(created()).toBe(1)
  })

  it('resumes a suspended context', async () => {
    const { fake, sound, clock } = setUp('suspended')
    expect(await sound.beep(tone)).toBe('played')
    expect([fake.tones.length, clock.waiting()]).toEqual([1, 0])
  })

  it('can be unlocked by an earlier click, whose answer does not wait for it', () => {
    const { fake, sound, clock, created } = setUp('suspended')
    sound.unlock()
    expect(created()).toBe(0)
    clock.advance(250)
    expect(fake.context.state).toBe('running')
  })

  it('fits its fades into a tone that is shorter than both', async () => {
    const { fake, sound } = setUp()
    await sound.beep({ frequency: 800, seconds: 0.01, volume: 1 })
    expect(fake.tones[0]?.envelope.map(([moment]) => Math.round(moment * 1000))).toEqual([
      5000, 5005, 5005, 5010,
    ])
  })

  it('times out where the browser requires a click first', async () => {
    const { fake, sound, clock } = setUp('locked')
    sound.unlock()
    const outcome = sound.beep(tone)
    clock.advance(1000)
    expect(await outcome).toBe('blocked')
    expect(fake.tones).toEqual([])
  })

  it('is blocked where resuming rejects', async () => {
    const { sound } = setUp('refuses')
    sound.unlock()
    expect(await sound.beep(tone)).toBe('blocked')
  })

  it('reports missing audio and failures', async () => {
    expect(await createSound(() => undefined, createFakeClock()).beep(tone)).toBe('missing')
    const broken = createSound(() => {
      throw new Error('too many contexts')
    }, createFakeClock())
    broken.unlock()
    expect(await broken.beep(tone)).toBe('failed')
    expect(await setUp().sound.beep({ frequency: 1, seconds: Number.NaN })).toBe('failed')
  })
})
