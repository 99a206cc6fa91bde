import { useEffect, useState } from 'react'
import { encode } from '../../lib/qr/encode.ts'
import type { Level } from '../../lib/qr/error-correction.ts'
import type { QrSymbol } from '../../lib/qr/symbol.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Field, type Fields, isBlank, type Kind } from './core/kinds.ts'
import type { PlacedLogo } from './core/logo.ts'
import { payload } from './core/payload.ts'
import { type Drawing, drawCode } from './core/picture.ts'
import type { Picture } from './core/pixels.ts'
import type { Robustness } from './core/robustness.ts'
import type { Style } from './core/settings.ts'
import { marksUtf8 } from './core/text-mark.ts'
import { createReaders } from './readers.ts'

export type Content = { readonly kind: Kind; readonly fields: Fields }

/** What was made of the content, before anything was drawn. */
export type Made =
  | { readonly state: 'blank' }
  | { readonly state: 'invalid'; readonly field: Field }
  | { readonly state: 'too-long'; readonly used: number; readonly capacity: number }
  | {
      readonly state: 'encoded'
      readonly text: string
      readonly symbol: QrSymbol
      /** The code says that it is UTF-8. */
      readonly marked: boolean
      readonly used: number
      readonly capacity: number
    }

export function make({ kind, fields }: Content, level: Level, eci: boolean): Made {
  if (isBlank(kind, fields)) return { state: 'blank' }
  const content = payload(kind, fields)
  if (!content.ok) return { state: 'invalid', field: content.field }
  const marked = marksUtf8(kind, content.text, eci)
  const encoded = encode(content.text, { level, eci: marked })
  if (!encoded.ok) return { state: 'too-long', used: encoded.used, capacity: encoded.capacity }
  return {
    state: 'encoded',
    text: content.text,
    symbol: encoded.symbol,
    marked,
    used: encoded.used,
    capacity: encoded.capacity,
  }
}

/** A code that has been read back, or that could not be. */
export type Shown = {
  readonly text: string
  readonly symbol: QrSymbol
  readonly marked: boolean
  readonly style: Style
  readonly logo: PlacedLogo | undefined
  readonly picture: Picture
  /** Whether a decoder read the text that went in; `undefined` when none could be started here. */
  readonly verified: boolean | undefined
  /** `undefined` while it is being found out, `null` when it could not be. */
  readonly robustness: Robustness | null | undefined
}

export type Code =
  | { readonly state: 'none' }
  /** A module would get no whole pixel at this size. */
  | { readonly state: 'no-room'; readonly symbol: QrSymbol }
  | { readonly state: 'shown'; readonly shown: Shown }

/** Typing and sliding pause for so long before a code is drawn, in milliseconds. */
const pause = 120

/** Draws the code of a content and shows it once it has been read back; the newest intent wins. */
export function useCode(made: Made, style: Style, logo: PlacedLogo | undefined): Code {
  const [readers] = useState(createReaders)
  const [code, setCode] = useState<Code>({ state: 'none' })
  useEffect(() => readers.close, [readers])

  const text = made.state === 'encoded' ? made.text : undefined
  const symbol = made.state === 'encoded' ? made.symbol : undefined
  const marked = made.state === 'encoded' && made.marked
  useEffect(() => {
    if (text === undefined || !symbol) {
      setCode({ state: 'none' })
      return
    }
    const { size, color, background, margin, shape } = style
    let stale = false
    const cancel = systemClock.after(pause, () => {
      const colours = { dark: color, light: background }
      const drawing = drawCode(symbol, { shape, colours, margin, logo }, size)
      if (!drawing) {
        setCode({ state: 'no-room', symbol })
        return
      }
      void check(drawing, (shown) => {
        if (!stale)
          setCode({
            state: 'shown',
            shown: { text, symbol, marked, style, logo, picture: drawing.picture, ...shown },
          })
      })
    })
    const check = async (
      { picture, modulePixels }: Drawing,
      show: (result: Pick<Shown, 'verified' | 'robustness'>) => void,
    ) => {
      const found = await readers.read(picture)
      const read = found === text
      if (stale) return
      if (read) show({ verified: true, robustness: undefined })
      const robustness = await readers.test(picture, modulePixels, text)
      const isUnknown = found === undefined && robustness === null
      show({ verified: isUnknown ? undefined : read || robustness?.plain === true, robustness })
    }
    return () => {
      stale = true
      cancel()
    }
  }, [readers, text, symbol, marked, style, logo])
  return code
}
