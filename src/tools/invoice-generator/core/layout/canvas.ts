import { breakLines, type Measure, type MeasuredText, type Style } from './lines.ts'

/** Roles of tagged PDF (ISO 32000-1, 14.8.4) that an invoice uses. */
export type Role = 'H1' | 'H2' | 'P' | 'Div' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

export type StructureNode = {
  readonly role: Role
  /** Index of the parent; null at the top. */
  readonly parent: number | null
  readonly scope?: 'Row' | 'Column'
  /** What a figure shows. */
  readonly description?: string
}

export type Tone = 'text' | 'muted' | 'accent'

export type PlacedText = MeasuredText & {
  /** In points from the top left corner; `y` is the baseline. */
  readonly x: number
  readonly y: number
  readonly style: Style
  readonly tone: Tone
  /** Index of its structure node; null for what is repeated and not read out. */
  readonly node: number | null
}

export type PlacedRule = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly strong: boolean
}

/** A picture with its upper left corner at `x`, `y`; in points. */
export type PlacedPicture = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A data URL. */
  readonly source: string
  readonly node: number
}

/** A black shape: an SVG path in units of `scale` points, with its origin at `x`, `y`. */
export type PlacedShape = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly path: string
  readonly node: number
}

/** What a visitor edits together; each is a group of fields in the form. */
export type PartName = 'logo' | 'company' | 'client' | 'details' | 'item' | 'sums' | 'payment' | 'notes'

/** Where a part of the invoice lies on a page, in points. A part that runs over pages has a place on each of them. */
export type PlacedPart = {
  readonly name: PartName
  /** The id of the item; empty for other parts. */
  readonly item: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type LaidPage = {
  readonly parts: readonly PlacedPart[]
  readonly shapes: readonly PlacedShape[]
  readonly texts: readonly PlacedText[]
  readonly rules: readonly PlacedRule[]
  readonly pictures: readonly PlacedPicture[]
}

/** An invoice with the place of everything: what the document and the preview are drawn from. */
export type Layout = {
  readonly width: number
  readonly height: number
  readonly pages: readonly LaidPage[]
  readonly nodes: readonly StructureNode[]
  /** `#rrggbb` of strong rules, and of accented text, which stays legible on white whatever the accent. */
  readonly colours: { readonly rules: string; readonly text: string }
}

/** A column to set text in; in points. */
export type Column = {
  readonly x: number
  readonly width: number
  readonly align: 'start' | 'end' | 'centre'
}

export const lineHeight = ({ size }: Style): number => size * 1.4
/** From the top of a line to its baseline, for Noto Sans in lines of 1.4. */
const baseline = ({ size }: Style): number => size * 1.06

/** Pages being filled from the top; `y` is where the next line starts. */
export function createCanvas(
  page: { readonly width: number; readonly height: number; readonly top: number; readonly bottom: number },
  measure: Measure,
) {
  const emptyPage = () => ({
    parts: [] as PlacedPart[],
    texts: [] as PlacedText[],
    rules: [] as PlacedRule[],
    pictures: [] as PlacedPicture[],
    shapes: [] as PlacedShape[],
  })
  const pages = [emptyPage()]
  const nodes: StructureNode[] = []
  const current = () => pages[pages.length - 1] ?? emptyPage()

  const canvas = {
    y: page.top,
    /** Called at the top of every further page. */
    onNewPage: () => {},
    node(role: Role, parent: number | null = null, scope?: 'Row' | 'Column'): number {
      return nodes.push({ role, parent, ...(scope ? { scope } : {}) }) - 1
    },
    figure: (description: string): number => nodes.push({ role: 'Figure', parent: null, description }) - 1,
    picture(picture: PlacedPicture) {
      current().pictures.push(picture)
    },
    lines: (text: string, column: Column, style: Style) => breakLines(text, column.width, style, measure),
    width: (text: string, style: Style) => measure(text, style).width,
    fits: (height: number) => canvas.y + height <= page.bottom,
    newPage() {
      pages.push(emptyPage())
      canvas.y = page.top
      canvas.onNewPage()
    },
    /** Starts a new page unless so many points are left on this one. */
    room(height: number) {
      if (!canvas.fits(height)) canvas.newPage()
    },
    /** Sets one line with its top at `top`, without moving `y`. */
    place(
      text: string,
      { x, width, align }: Column,
      top: number,
      style: Style,
      how: { readonly node: number | null; readonly tone?: Tone },
      onPage = pages.length - 1,
    ) {
      const measured = measure(text, style)
      if (measured.runs.length === 0) return
      const spare = width - measured.width
      const shift = align === 'start' ? 0 : align === 'end' ? spare : spare / 2
      pages[onPage]?.texts.push({
        ...measured,
        x: x + shift,
        y: top + baseline(style),
        style,
        tone: how.tone ?? 'text',
        node: how.node,
      })
    },
    shape(shape: PlacedShape) {
      current().shapes.push(shape)
    },
    rule(x: number, width: number, strong = false) {
      current().rules.push({ x, y: canvas.y, width, strong })
    },
    pageCount: () => pages.length,
    /** Where the next line starts. */
    position: () => ({ page: pages.length - 1, y: canvas.y }),
    /** Marks everything between a position and the present one, on each page in between, as one part. */
    part(
      name: PartName,
      { x, width }: Pick<Column, 'x' | 'width'>,
      from: { readonly page: number; readonly y: number },
      item = '',
    ) {
      for (let at = from.page; at < pages.length; at += 1) {
        const y = at === from.page ? from.y : page.top
        const end = at === pages.length - 1 ? canvas.y : page.bottom
        if (end > y) pages[at]?.parts.push({ name, item, x, y, width, height: end - y })
      }
    },
    finish: (colours: Layout['colours']): Layout => ({
      width: page.width,
      height: page.height,
      pages,
      nodes,
      colours,
    }),
  }
  return canvas
}

export type Canvas = ReturnType<typeof createCanvas>
