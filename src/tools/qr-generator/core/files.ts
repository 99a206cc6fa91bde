import { parseHex } from '../../../lib/contrast.ts'
import { type PdfPart, reference, startPdf } from '../../../lib/pdf/objects.ts'
import { asciiBytes, pdfNumber } from '../../../lib/pdf/syntax.ts'
import type { QrSymbol } from '../../../lib/qr/encode.ts'
import { outline, pdfPath, type Shape, svgPath } from './outline.ts'
import type { Colours } from './picture.ts'

export type Print = {
  readonly symbol: QrSymbol
  readonly shape: Shape
  readonly colours: Colours
  /** Quiet zone in modules. */
  readonly margin: number
  /** Width and height with the quiet zone. */
  readonly millimetres: number
}

/** An SVG document of true size; one path, so no seams between modules. */
export function svgFile({ symbol, shape, colours, margin, millimetres }: Print): string {
  const side = symbol.size + 2 * margin
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="${-margin} ${-margin} ${side} ${side}">`,
    `<path fill="${colours.light}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>`,
    `<path fill="${colours.dark}" d="${svgPath(outline(symbol, shape))}"/>`,
    '</svg>',
    '',
  ].join('\n')
}

/** A PDF document with one page of the code's size, in parts to be joined. */
export function pdfFile({ symbol, shape, colours, margin, millimetres }: Print): readonly PdfPart[] {
  const points = (millimetres * 72) / 25.4
  const scale = points / (symbol.size + 2 * margin)
  const [side, step, start] = [pdfNumber(points), pdfNumber(scale), pdfNumber(margin * scale)]
  const fill = (hex: string) =>
    `${parseHex(hex)
      .map((channel) => pdfNumber(channel / 255))
      .join(' ')} rg`
  const content = [
    fill(colours.light),
    `0 0 ${side} ${side} re f`,
    fill(colours.dark),
    // From modules with y downwards to points with y upwards.
    `${step} 0 0 -${step} ${start} ${pdfNumber(points - margin * scale)} cm`,
    pdfPath(outline(symbol, shape)),
    'f',
  ].join('\n')
  const pdf = startPdf()
  const [catalog, pages, page, contents] = [pdf.reserve(), pdf.reserve(), pdf.reserve(), pdf.reserve()]
  return [
    ...pdf.header(),
    ...pdf.object(catalog, `<</Type/Catalog/Pages ${reference(pages)}>>`),
    ...pdf.object(pages, `<</Type/Pages/Kids[${reference(page)}]/Count 1>>`),
    ...pdf.object(
      page,
      `<</Type/Page/Parent ${reference(pages)}/MediaBox[0 0 ${side} ${side}]/Resources<<>>/Contents ${reference(contents)}>>`,
    ),
    ...pdf.stream(contents, '', [asciiBytes(content)]),
    ...pdf.end(`/Root ${reference(catalog)}`),
  ]
}
