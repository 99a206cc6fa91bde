import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from '../../../build/steps/fonts/cut-fonts.ts'
import { dist } from '../site.ts'
import { expect, test, visit } from '../test.ts'

/** The characters for which a face of fonts.css is used. */
const charactersOf = (face: string) =>
  [...face.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at))
  })
/** Kerned, and with a ligature and marks where the font has them. */
const pairs = ['AV', 'To', 'We', 'L’', 'fi', 'a\u0308', 'i\u0304']

const faces = readFileSync('src/ui/style/fonts.css', 'utf8')
  .split('@font-face')
  .flatMap((face) => {
    const [, name = '', family = '', part = ''] =
      /fonts\/(([a-z-]+?)-(latin(?:-ext)?|turkish|text))\.woff2/.exec(face) ?? []
    const cut = parts[part]
    if (!cut) return []
    const has = (character: string) => cut.of.includes(character) !== cut.isComplement
    // Kerning between characters of two files is lost, as it is between those of two ranges.
    const texts = [...charactersOf(face), ...pairs].filter((text) => [...text].every(has))
    return [{ name, family, range: cut.range, texts }]
  })

/**
 * At 40 pixels a unit of the font, to which its points are rounded, is 0.04 pixels: widths may differ by that, and what
 * is drawn by so many pixels in all, along the edges of a letter. A missing one differs by some 200.
 */
const most = { wider: 0.05, ink: 20 }
const headingFamily = 'bricolage-grotesque'

test('the fonts, of which unused weights are cut off, draw every letter as those of their packages do', async ({
  page,
}) => {
  expect(faces).toHaveLength(12)
  await visit(page, '/about')
  const built = readdirSync(join(dist, 'assets'))
  for (const { name, family, range, texts } of faces)
    await test.step(name, async () => {
      const file = built.find((each) => new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(each)) ?? ''
      const whole = `node_modules/@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`
      const data = {
        cut: readFileSync(join(dist, 'assets', file), 'base64'),
        whole: readFileSync(whole, 'base64'),
      }
      expect(data.cut.length / data.whole.length, 'smaller').toBeLessThan(0.91)
      const found = await page.evaluate(
        async ({ cut, whole, texts, weights, most }) => {
          const load = async (family: string, data: string) => {
            const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
            document.fonts.add(await new FontFace(family, bytes, { weight: '100 900' }).load())
          }
          await load('cut', cut)
          await load('whole', whole)
          const side = 96
          const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
          if (!context) throw new Error('No canvas')
          // Unhinted: the edge of a stem else moves to another row of pixels for a hundredth of one.
          context.textRendering = 'geometricPrecision'
          const draw = (family: string, weight: number, text: string) => {
            context.clearRect(0, 0, side, side)
            context.font = `${weight} 40px ${family}, serif`
            context.fillText(text, 16, 64)
            return {
              data: context.getImageData(0, 0, side, side).data,
              width: context.measureText(text).width,
            }
          }
          const different: { text: string; weight: number; wider: number; ink: number }[] = []
          for (const weight of weights)
            for (const text of texts) {
              const [one, other] = [draw('whole', weight, text), draw('cut', weight, text)]
              const wider = Math.abs(one.width - other.width)
              let ink = 0
              for (let at = 3; at < one.data.length; at += 4)
                ink += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) / 255
              if (wider > most.wider * text.length || ink > most.ink * text.length)
                different.push({ text, weight, wider, ink })
            }
          const widthOf = (family: string, figures: string) => {
            const span = document.createElement('span')
            span.textContent = figures
            Object.assign(span.style, { font: `650 40px ${family}`, fontVariantNumeric: 'tabular-nums' })
            document.body.append(span)
            const { width } = span.getBoundingClientRect()
            span.remove()
            return width
          }
          const figures = { cut: widthOf('cut', '0123456711'), whole: widthOf('whole', '0123456711') }
          document.fonts.clear()
          return { different, figures }
        },
        {
          ...data,
          texts,
          weights: family === headingFamily ? [650] : [400, 500, 650, 700],
          most,
        },
      )
      expect(found.different).toEqual([])
      if (texts.includes('0'))
        expect(Math.abs(found.figures.cut - found.figures.whole), 'figures of one width').toBeLessThan(0.5)
    })
})
