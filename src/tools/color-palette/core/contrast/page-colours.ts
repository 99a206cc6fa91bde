import { contrastRatio } from '../../../../lib/contrast.ts'
import { type Hex, rgbOf } from '../colour/hex.ts'
import { contrastRamp } from './contrast-ramp.ts'

export type PageColours = Readonly<
  Record<
    | 'page'
    | 'body'
    | 'fill'
    | 'label'
    | 'link'
    | 'first'
    | 'first-text'
    | 'second'
    | 'second-text'
    | 'third'
    | 'third-text',
    Hex
  >
>

/** Black or white, whichever has more contrast: one of them always has at least 4.58. */
export function labelOn(background: Hex): Hex {
  const ratio = (hex: Hex) => contrastRatio(rgbOf(hex), rgbOf(background))
  return ratio('#ffffff') >= ratio('#000000') ? '#ffffff' : '#000000'
}

/** The colours of a page in this palette: text is derived from it and readable (7 for body, 4.5 for links). */
export function pageColours(hexes: readonly Hex[], theme: 'light' | 'dark'): PageColours {
  const [fill = '#000000', second = fill, third = fill, fourth = fill, fifth = fill] = hexes
  const [page] = contrastRamp(fill, 7)[theme]
  const [body] = contrastRamp(second, 7)[theme]
  const [link] = contrastRamp(fill, 4.5)[theme]
  const readable = (text: Hex | undefined, background: Hex, minRatio: number) =>
    text && contrastRatio(rgbOf(text), rgbOf(background)) >= minRatio ? text : labelOn(background)
  const back = page?.background ?? '#ffffff'
  return {
    page: back,
    body: readable(body?.text, back, 7),
    link: readable(link?.text, back, 4.5),
    fill,
    label: labelOn(fill),
    first: third,
    'first-text': labelOn(third),
    second: fourth,
    'second-text': labelOn(fourth),
    third: fifth,
    'third-text': labelOn(fifth),
  }
}
