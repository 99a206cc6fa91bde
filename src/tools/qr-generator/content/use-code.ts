import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { Level } from '../../../lib/qr/blocks.ts'
import { encode } from '../../../lib/qr/encode.ts'
import type { QrSymbol } from '../../../lib/qr/symbol.ts'
import { createLatestResult } from '../../../lib/work/latest-result.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { createReaders } from '../checks/readers.ts'
import type { Robustness } from '../core/checks/robustness.ts'
import { type ScanStatus, scanStatusOf } from '../core/checks/scan-status.ts'
import { needsUtf8Eci } from '../core/content/eci.ts'
import { type Field, type Fields, isBlank, type Kind } from '../core/content/kinds.ts'
import { payload } from '../core/content/payload.ts'
import type { PlacedLogo } from '../core/drawing/logo.ts'
import { type Drawing, drawCode } from '../core/drawing/picture.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import type { Style } from '../core/settings.ts'

export type Content = { readonly kind: Kind; readonly fields: Fields }

/** Result of encoding the content, before it is drawn. */
export type EncodedCode =
  | { readonly state: 'blank' }
  | { readonly state: 'invalid'; readonly field: Field; readonly character: boolean }
  | { readonly state: 'too-long'; readonly used: number; readonly capacity: number }
  | {
      readonly state: 'encoded'
      readonly text: string
      readonly symbol: QrSymbol
      /** The code declares UTF-8 by ECI. */
      readonly hasEci: boolean
      readonly used: number
      readonly capacity: number
    }

/** More characters than fit into any code. */
const maxEciCheck = 10_000

export function encodeContent({ kind, fields }: Content, level: Level, eci: boolean): EncodedCode {
  if (isBlank(kind, fields)) return { state: 'blank' }
  const content = payload(kind, fields)
  if (!content.ok) return { state: 'invalid', field: content.field, character: content.character === true }
  // Text that is far too long is not scanned.
  const hasEci = content.text.length <= maxEciCheck && needsUtf8Eci(kind, content.text, eci)
  // The level of a transfer is prescribed (EPC069-12).
  const encoded = encode(content.text, { level, eci: hasEci, raise: kind !== 'payment' })
  if (!encoded.ok) return { state: 'too-long', used: encoded.used, capacity: encoded.capacity }
  return {
    state: 'encoded',
    text: content.text,
    symbol: encoded.symbol,
    hasEci,
    used: encoded.used,
    capacity: encoded.capacity,
  }
}

/** A drawn code with the result of reading it back. */
export type Shown = {
  readonly text: string
  readonly symbol: QrSymbol
  readonly hasEci: boolean
  readonly style: Style
  readonly logo: PlacedLogo | undefined
  readonly picture: Picture
  readonly scanStatus: ScanStatus
  /** `undefined` during the test, `null` when the test could not run. */
  readonly robustness: Robustness | null | undefined
}

export type Code =
  | { readonly state: 'none' }
  /** Modules would be smaller than a pixel at this size. */
  | { readonly state: 'no-room'; readonly symbol: QrSymbol }
  | { readonly state: 'shown'; readonly shown: Shown }

/** Delay between a change and drawing the code, in milliseconds. */
const debounceMs = 120

export type CurrentCode = {
  /** The code on the page; while a new one is checked, the previous one. */
  readonly code: Code
  /**
   * Resolves to the checked code of the current form, or `undefined` when there is none. Everything that is saved must
   * come from here, since the code on the page may be outdated.
   */
  readonly current: () => Promise<Shown | undefined>
}

/** Draws the encoded content and shows it once its check has finished; the latest change wins. */
export function useCode(encoded: EncodedCode, style: Style, logo: PlacedLogo | undefined): CurrentCode {
  const [readers] = useState(createReaders)
  const [latest] = useState(() => createLatestResult<Shown>())
  const [code, setCode] = useState<Code>({ state: 'none' })
  useEffect(() => readers.close, [readers])

  const text = encoded.state === 'encoded' ? encoded.text : undefined
  const symbol = encoded.state === 'encoded' ? encoded.symbol : undefined
  const hasEci = encoded.state === 'encoded' && encoded.hasEci
  // A layout effect, so that `current` cannot return the previous code after a change is rendered.
  useLayoutEffect(() => {
    latest.begin()
    if (text === undefined || !symbol) {
      latest.settle(undefined)
      setCode({ state: 'none' })
      return
    }
    const { size, color, background, margin, shape } = style
    let stale = false
    const cancel = systemClock.after(debounceMs, () => {
      const colours = { dark: color, light: background }
      const drawing = drawCode(symbol, { shape, colours, margin, logo }, size)
      if (drawing) void check(drawing)
      else {
        latest.settle(undefined)
        setCode({ state: 'no-room', symbol })
      }
    })
    const check = async ({ picture, modulePixels }: Drawing) => {
      const show = (result: Pick<Shown, 'scanStatus' | 'robustness'>) => {
        if (stale) return
        const shown = { text, symbol, hasEci, style, logo, picture, ...result }
        latest.settle(shown)
        // Rendering it may take longer than a frame: the next key goes first.
        startTransition(() => setCode({ state: 'shown', shown }))
      }
      const found = await readers.read(picture)
      const isRead = found === undefined ? undefined : found === text
      if (stale) return
      if (isRead) show({ scanStatus: scanStatusOf(isRead, undefined), robustness: undefined })
      const robustness = await readers.test(picture, modulePixels, text)
      show({ scanStatus: scanStatusOf(isRead, robustness), robustness })
    }
    return () => {
      stale = true
      cancel()
    }
  }, [readers, latest, text, symbol, hasEci, style, logo])
  return { code, current: latest.get }
}
