import { type Clock, systemClock } from '../time/clock.ts'

export type Tone = {
  /** Hertz. */
  readonly frequency: number
  readonly seconds: number
  /** 0 … 1, default 0.2. */
  readonly volume?: number
}

/** `blocked`: the browser's autoplay policy requires a click first; `missing`: it has no Web Audio. */
export type SoundOutcome = 'played' | 'blocked' | 'missing' | 'failed'

/** The part of an AudioContext that a tone needs. */
export type SoundContext = Pick<
  AudioContext,
  'state' | 'currentTime' | 'destination' | 'resume' | 'createOscillator' | 'createGain'
>

export type Sound = {
  /** Unlocks audio for later tones. Must be called during a click. */
  unlock(): void
  /** Resolves once the tone has started. */
  beep(tone: Tone): Promise<SoundOutcome>
}

/** Timeout for resuming the context, in milliseconds: without a click the promise may never settle. */
const timeoutMs = 1000

/**
 * Delay of opening the audio device after a click, in milliseconds: it takes longer than all else that the click does, whose
 * frame comes first. A timer keeps the activation of the click that set it, in WebKit for up to a second
 * (DOMTimer::shouldForwardUserGesture).
 */
const unlockDelayMs = 250

/** Fade-in and fade-out of a tone in seconds; without them it would click. */
const slope = 0.01

function play(context: SoundContext, { frequency, seconds, volume = 0.2 }: Tone): void {
  const start = context.currentTime
  const end = start + seconds
  const edge = Math.min(slope, seconds / 2)
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + edge)
  gain.gain.setValueAtTime(volume, end - edge)
  gain.gain.linearRampToValueAtTime(0, end)
  gain.connect(context.destination)
  const oscillator = context.createOscillator()
  oscillator.frequency.value = frequency
  oscillator.connect(gain)
  oscillator.onended = () => gain.disconnect()
  oscillator.start(start)
  oscillator.stop(end)
}

/** Plays tones through one audio context, created at the first use: browsers limit their number. */
export function createSound(makeContext: () => SoundContext | undefined, clock: Clock): Sound {
  let cached: { readonly context: SoundContext | undefined } | undefined
  const open = () => {
    cached ??= { context: makeContext() }
    return cached.context
  }
  const resume = (context: SoundContext) =>
    new Promise<void>((resolve) => {
      const giveUp = clock.after(timeoutMs, resolve)
      const settle = () => {
        giveUp()
        resolve()
      }
      context.resume().then(settle, settle)
    })

  return {
    unlock() {
      clock.after(unlockDelayMs, () => {
        try {
          open()
            ?.resume()
            .catch(() => {})
        } catch {
          // `beep` reports the failure.
        }
      })
    },
    async beep(tone) {
      try {
        const context = open()
        if (!context) return 'missing'
        if (context.state !== 'running') await resume(context)
        if (context.state !== 'running') return 'blocked'
        play(context, tone)
        return 'played'
      } catch {
        return 'failed'
      }
    },
  }
}

export const sound: Sound = createSound(
  () => (typeof AudioContext === 'function' ? new AudioContext() : undefined),
  systemClock,
)
