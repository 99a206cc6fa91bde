import { deviceArea } from '../../platform/storage/browser-areas.ts'
import { createPreference } from '../../platform/storage/preference.ts'
import { createStore, type Store } from '../../platform/store.ts'

export type ToolSettings<Stored> = Store<Stored & { readonly keepDetails: boolean }> & {
  /** What a page shows before it has asked the browser. */
  readonly initial: Stored & { readonly keepDetails: boolean }
  write(settings: Stored & { readonly keepDetails: boolean }): void
}

/**
 * Settings of an image tool, remembered on the device as `{ v: 1, d }` under `toolnook:<tool>:settings`, all but
 * whether details are kept: that is a choice for this visit.
 */
export function createToolSettings<Stored extends object>(
  tool: string,
  initial: Stored,
  isStored: (value: unknown) => value is Stored,
): ToolSettings<Stored> {
  type Envelope = { readonly v: 1; readonly d: Stored }
  const isEnvelope = (value: unknown): value is Envelope => {
    const { v, d } = (value ?? {}) as Partial<Envelope>
    return v === 1 && isStored(d)
  }
  const preference = createPreference<Envelope>(
    deviceArea,
    `toolnook:${tool}:settings`,
    { v: 1, d: initial },
    isEnvelope,
  )
  const keepDetails = createStore(false)
  let shown = { ...initial, keepDetails: false }
  let from = preference.initial
  return {
    initial: shown,
    read() {
      const envelope = preference.read()
      if (envelope !== from || keepDetails.read() !== shown.keepDetails) {
        from = envelope
        shown = { ...envelope.d, keepDetails: keepDetails.read() }
      }
      return shown
    },
    subscribe(listener) {
      const ends = [preference.subscribe(listener), keepDetails.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    write({ keepDetails: keep, ...stored }) {
      preference.write({ v: 1, d: stored as unknown as Stored })
      keepDetails.set(keep)
    },
  }
}
