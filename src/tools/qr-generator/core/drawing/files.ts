import { parseHex } from '../../../../lib/contrast.ts'
import { type PdfPart, reference, startPdf } from '../../../../lib/pdf/objects.ts'
import { asciiBytes, pdfHex, pdfNumber } from '../../../../lib/pdf/syntax.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { base64 } from './base64.ts'
import { logoBox, type PlacedLogo, withoutCentre } from './logo.ts'
import { outline, pdfPath, type Shape, svgPath } from './outline.ts'
import type { Colours } from './picture.ts'
import { type PngImage, writePng } from './png.ts'

export type Print = {
  readonly symbol: QrSymbol
  readonly shape: Shape
  readonly colours: Colours
  /** Quiet zone in modules. */
  readonly margin: number
  /** Width and height with the quiet zone. */
  readonly millimetres: number
  readonly logo: PrintedLogo | undefined
}

export type PrintedLogo = {
  readonly placed: PlacedLogo
  /** The logo on the code's background, and its rows as a zlib stream. */
  readonly image: PngImage
  readonly packedRows: Uint8Array<ArrayBuffer>
}

/** Position and size of the logo in modules, from the upper left corner of the code. */
function logoPlace(size: number, { placed }: PrintedLogo) {
  const { width, height } = logoBox(size, placed)
  return { x: (size - width) / 2, y: (size - height) / 2, width, height }
}

/** An SVG document in physical size. The modules are one path, which avoids seams between them. */
export function svgFile({ symbol, shape, colours, margin, millimetres, logo }: Print): string {
  const shown = logo ? withoutCentre(symbol, logo.placed) : symbol
  const side = symbol.size + 2 * margin
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="${-margin} ${-margin} ${side} ${side}">`,
    `<path fill="${colours.light}" d="M${-margin} ${-margin}h${side}v${side}h${-side}z"/>`,
    `<path fill="${colours.dark}" d="${svgPath(outline(shown, shape))}"/>`,
    ...(logo ? [svgLogo(symbol.size, logo)] : []),
    '</svg>',
    '',
  ].join('\n')
}

function svgLogo(size: number, logo: PrintedLogo): string {
  const { x, y, width, height } = logoPlace(size, logo)
  const at = [x, y, width, height].map(pdfNumber)
  const png = base64(writePng(logo.image, logo.packedRows))
  return `<image x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" href="data:image/png;base64,${png}"/>`
}

/** The parts of a PDF document with one page of the code's size. */
export function pdfFile({ symbol, shape, colours, margin, millimetres, logo }: Print): readonly PdfPart[] {
  const shown = logo ? withoutCentre(symbol, logo.placed) : symbol
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
    pdfPath(outline(shown, shape)),
    'f',
    ...(logo ? [pdfLogo(symbol.size, logo)] : []),
  ].join('\n')
  const pdf = startPdf()
  const [catalog, pages, page, contents] = [pdf.reserve(), pdf.reserve(), pdf.reserve(), pdf.reserve()]
  const image = logo && pdf.reserve()
  const resources = image ? `<</XObject<</Logo ${reference(image)}>>>>` : '<<>>'
  return [
    ...pdf.header(),
    ...pdf.object(catalog, `<</Type/Catalog/Pages ${reference(pages)}>>`),
    ...pdf.object(pages, `<</Type/Pages/Kids[${reference(page)}]/Count 1>>`),
    ...pdf.object(
      page,
      `<</Type/Page/Parent ${reference(pages)}/MediaBox[0 0 ${side} ${side}]/Resources${resources}/Contents ${reference(contents)}>>`,
    ),
    ...pdf.stream(contents, '', [asciiBytes(content)]),
    ...(image ? pdf.stream(image, imageEntries(logo.image), [logo.packedRows]) : []),
    ...pdf.end(`/Root ${reference(catalog)}`),
  ]
}

/** Maps the image's unit square, with y upwards, to the logo's position. */
function pdfLogo(size: number, logo: PrintedLogo): string {
  const { x, y, width, height } = logoPlace(size, logo)
  return `q ${pdfNumber(width)} 0 0 -${pdfNumber(height)} ${pdfNumber(x)} ${pdfNumber(y + height)} cm /Logo Do Q`
}

/** PDF supports the filtered rows of a PNG (ISO 32000-1, 7.4.4.4). */
function imageEntries({ width, height, depth, palette }: PngImage): string {
  const space = palette ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1} ${pdfHex(palette)}]` : '/DeviceRGB'
  const predictor = `<</Predictor 15/Colors ${palette ? 1 : 3}/BitsPerComponent ${depth}/Columns ${width}>>`
  return `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent ${depth}/ColorSpace ${space}/Filter/FlateDecode/DecodeParms${predictor}`
}
