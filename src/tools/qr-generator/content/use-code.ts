import { useEffect, useLayoutEffect, useState } from 'react'
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

/** What was made of the content, before anything was drawn. */
export type EncodedCode =
  | { readonly state: 'blank' }
  | { readonly state: 'invalid'; readonly field: Field; readonly character: boolean }
  | { readonly state: 'too-long'; readonly used: number; readonly capacity: number }
  | {
      readonly state: 'encoded'
      readonly text: string
      readonly symbol: QrSymbol
      /** The code says that it is UTF-8. */
      readonly hasEci: boolean
      readonly used: number
      readonly capacity: number
    }

/** More characters than any code holds. */
const maxEciCheck = 10_000

export function make({ kind, fields }: Content, level: Level, eci: boolean): EncodedCode {
  if (isBlank(kind, fields)) return { state: 'blank' }
  const content = payload(kind, fields)
  if (!content.ok) return { state: 'invalid', field: content.field, character: content.character === true }
  // What is far too long needs no look at every letter.
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

/** A code that has been read back, or that could not be. */
export type Shown = {
  readonly text: string
  readonly symbol: QrSymbol
  readonly hasEci: boolean
  readonly style: Style
  readonly logo: PlacedLogo | undefined
  readonly picture: Picture
  readonly scanStatus: ScanStatus
  /** `undefined` while it is being found out, `null` when it could not be. */
  readonly robustness: Robustness | null | undefined
}

export type Code =
  | { readonly state: 'none' }
  /** A module would get no whole pixel at this size. */
  | { readonly state: 'no-room'; readonly symbol: QrSymbol }
  | { readonly state: 'shown'; readonly shown: Shown }

/** Typing and sliding pause for so long before a code is drawn, in milliseconds. */
const debounceMs = 120

export type CurrentCode = {
  /** As it is drawn on the page: while a new one is checked, the one before it. */
  readonly code: Code
  /**
   * The code of what the form shows, once it has been read back or could not be; `undefined` when there is none.
   * Whatever is saved is asked for here: the code on the page may be that of a moment ago.
   */
  readonly current: () => Promise<Shown | undefined>
}

/** Draws the code of a content and shows it once it has been read back; the newest intent wins. */
export function useCode(made: EncodedCode, style: Style, logo: PlacedLogo | undefined): CurrentCode {
  const [readers] = useState(createReaders)
  const [latest] = useState(() => createLatestResult<Shown>())
  const [code, setCode] = useState<Code>({ state: 'none' })
  useEffect(() => readers.close, [readers])

  const text = made.state === 'encoded' ? made.text : undefined
  const symbol = made.state === 'encoded' ? made.symbol : undefined
  const hasEci = made.state === 'encoded' && made.hasEci
  // Before anything can be pressed: an effect that comes later would leave a moment with the code before it.
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
        setCode({ state: 'shown', shown })
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
