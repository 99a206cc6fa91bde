import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { encode } from '../../../lib/qr/encode.ts'
import type { QrSymbol } from '../../../lib/qr/symbol.ts'
import { createLatestResult } from '../../../lib/work/latest-result.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { createReaders } from '../checks/readers.ts'
import { type ScanStatus, scanStatusOf } from '../core/checks/scan-status.ts'
import { needsUtf8Eci } from '../core/content/eci.ts'
import { type Content, type Field, isBlank } from '../core/content/kinds.ts'
import { payload } from '../core/content/payload.ts'
import type { PlacedLogo } from '../core/drawing/logo.ts'
import { type Drawing, drawCode } from '../core/drawing/picture.ts'
import { levelFor, type Style } from '../core/settings.ts'
import type { MeasuredRobustness } from '../worker/check-messages.ts'
import { encodePng } from '../worker/encode-png.ts'
import type { ContentState } from './use-content.ts'

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

export function encodeContent({ kind, fields }: Content, style: Style): EncodedCode {
  if (isBlank(kind, fields)) return { state: 'blank' }
  const content = payload(kind, fields)
  if (!content.ok) return { state: 'invalid', field: content.field, character: content.character === true }
  // Text that is far too long is not scanned.
  const hasEci = content.text.length <= maxEciCheck && needsUtf8Eci(kind, content.text, style.eci)
  // The level of a transfer is prescribed (EPC069-12).
  const encoded = encode(content.text, {
    level: levelFor(kind, style),
    eci: hasEci,
    raise: kind !== 'payment',
  })
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
  /** The picture as a file: what was read back, is shown and is saved. */
  readonly png: Blob
  readonly scanStatus: ScanStatus
  /** `undefined` during the test, `null` when the test could not run. */
  readonly robustness: MeasuredRobustness | null | undefined
}

export type Code =
  | { readonly state: 'none' }
  /** Modules would be smaller than a pixel at this size. */
  | { readonly state: 'no-room'; readonly symbol: QrSymbol }
  | { readonly state: 'shown'; readonly shown: Shown }

/** Delay between a change and drawing the code, in milliseconds. */
const debounceMs = 120

export type CurrentCode = {
  readonly encoded: EncodedCode
  /** The code on the page; while a new one is checked, the previous one. */
  readonly code: Code
  /**
   * Resolves to the checked code of what is typed, or `undefined` when there is none. Everything that is saved must
   * come from here, since the code on the page may be outdated.
   */
  readonly current: () => Promise<Shown | undefined>
}

const none: Code = { state: 'none' }

/** Encodes and draws the content and shows the code once its check has finished; the latest change wins. */
export function useCode(
  { content, typed }: ContentState,
  style: Style,
  logo: PlacedLogo | undefined,
): CurrentCode {
  const [readers] = useState(createReaders)
  const [latest] = useState(() => createLatestResult<Shown>())
  const [code, setCode] = useState(none)
  const encoded = useMemo(() => encodeContent(content, style), [content, style])
  useEffect(() => readers.close, [readers])

  // `current` must not return the code of an earlier content, whether the change of it is rendered or not.
  useLayoutEffect(() => typed.subscribe(latest.begin), [typed, latest])
  useLayoutEffect(() => {
    latest.begin()
    let stale = false
    const settle = (shown: Shown | undefined) => {
      if (typed.read() === content) latest.settle(shown)
    }
    if (encoded.state !== 'encoded') {
      settle(undefined)
      setCode(none)
      return
    }
    const { text, symbol, hasEci } = encoded
    const { size, color, background, margin, shape } = style
    const cancel = systemClock.after(debounceMs, () => {
      const colours = { dark: color, light: background }
      const drawing = drawCode(symbol, { shape, colours, margin, logo }, size)
      if (drawing) void check(drawing)
      else {
        settle(undefined)
        setCode({ state: 'no-room', symbol })
      }
    })
    const check = async ({ picture, modulePixels }: Drawing) => {
      const found = await readers.read(picture)
      const png = found?.png ?? (await encodePng(picture))
      if (stale) return
      const show = (result: Pick<Shown, 'scanStatus' | 'robustness'>) => {
        if (stale) return
        const shown = { text, symbol, hasEci, style, logo, png, ...result }
        settle(shown)
        // Rendering it may take longer than a frame: the next key goes first.
        startTransition(() => setCode({ state: 'shown', shown }))
      }
      const isRead = found && found.text === text
      if (isRead) show({ scanStatus: scanStatusOf(isRead, undefined), robustness: undefined })
      const robustness = await readers.test(picture, modulePixels, text)
      show({ scanStatus: scanStatusOf(isRead, robustness), robustness })
    }
    return () => {
      stale = true
      cancel()
    }
  }, [readers, latest, typed, content, encoded, style, logo])
  return { encoded, code, current: latest.get }
}
