import type { SoundContext } from '../device/sound.ts'

export type FakeTone = {
  frequency: number
  from: number
  to: number
  /** Times and volumes of its envelope, in order. */
  envelope: (readonly [moment: number, volume: number])[]
  /** Whether it is connected to the destination. */
  audible: boolean
}

export type FakeSoundContext = {
  readonly context: SoundContext
  /** `locked`: resuming never settles, as before the first click. */
  mode: 'running' | 'suspended' | 'locked' | 'refuses'
  readonly tones: readonly FakeTone[]
  /** Ends every tone that was started. */
  end(): void
}

/** An audio context that records its tones instead of playing them. */
export function createFakeSoundContext(mode: FakeSoundContext['mode'] = 'running'): FakeSoundContext {
  const tones: FakeTone[] = []
  const ends: (() => void)[] = []
  const destination = {}
  const createGain = () => {
    const tone: FakeTone = { frequency: 0, from: 0, to: 0, envelope: [], audible: false }
    const note = (volume: number, moment: number) => tone.envelope.push([moment, volume])
    return {
      tone,
      gain: { setValueAtTime: note, linearRampToValueAtTime: note },
      connect(target: unknown) {
        tone.audible = target === destination
      },
      disconnect() {
        tone.audible = false
      },
    }
  }
  const createOscillator = () => {
    let tone: FakeTone | undefined
    const node = {
      frequency: { value: 440 },
      onended: () => {},
      connect(gain: ReturnType<typeof createGain>) {
        tone = gain.tone
      },
      start(at: number) {
        if (!tone) throw new Error('Not wired to a gain')
        tone.frequency = node.frequency.value
        tone.from = at
        tones.push(tone)
      },
      stop(at: number) {
        if (!(at >= 0)) throw new RangeError('Not a moment')
        if (tone) tone.to = at
        ends.push(() => node.onended())
      },
    }
    return node
  }
  const fake: FakeSoundContext = {
    mode,
    tones,
    end() {
      for (const ended of ends.splice(0)) ended()
    },
    context: {
      get state() {
        return fake.mode === 'running' ? 'running' : 'suspended'
      },
      currentTime: 5,
      destination,
      createGain,
      createOscillator,
      resume() {
        if (fake.mode === 'locked') return new Promise(() => {})
        if (fake.mode === 'refuses') return Promise.reject(new DOMException('no', 'NotAllowedError'))
        fake.mode = 'running'
        return Promise.resolve()
      },
    } as unknown as SoundContext,
  }
  return fake
}
