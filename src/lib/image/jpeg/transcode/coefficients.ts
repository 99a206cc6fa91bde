/** One colour component of a JPEG file as quantised DCT coefficients. */
export type Component = {
  /** The component identifier in the file, 0 to 255. */
  readonly id: number
  /** Sampling factors, 1 to 4 (ITU-T T.81, A.1.1). */
  readonly across: number
  readonly down: number
  /** Number of the quantisation table, 0 to 3. */
  readonly quantTable: number
  /** Size in blocks of 8 × 8 samples, without padding. */
  readonly width: number
  readonly height: number
  /** Size in blocks, padded to whole MCUs of interleaved scans. */
  readonly stride: number
  readonly rows: number
  /** 64 per block in zigzag order, blocks row by row, `stride` of them in a row. */
  readonly values: Int16Array
}

/** A JPEG picture before dequantisation: what lossless transcoding preserves. */
export type CoefficientImage = {
  /** In pixels, as stored. */
  readonly width: number
  readonly height: number
  readonly components: readonly Component[]
  /** The used tables by number, as in a DQT segment: precision and number, then the table. */
  readonly quantTables: ReadonlyMap<number, Uint8Array>
}

export type ComponentHeader = Pick<Component, 'id' | 'across' | 'down' | 'quantTable'>

/** The most blocks in an MCU of an interleaved scan (T.81, B.2.3). */
export const maxBlocksInUnit = 10

/** How many MCUs of interleaved scans a picture has in each direction. */
export function unitsOf(size: { width: number; height: number }, components: readonly ComponentHeader[]) {
  const [across, down] = largestFactors(components)
  return { across: Math.ceil(size.width / (8 * across)), down: Math.ceil(size.height / (8 * down)) }
}

function largestFactors(components: readonly ComponentHeader[]): [number, number] {
  return [
    Math.max(...components.map((each) => each.across)),
    Math.max(...components.map((each) => each.down)),
  ]
}

/** Components of a picture with all coefficients 0. */
export function emptyComponents(
  size: { readonly width: number; readonly height: number },
  headers: readonly ComponentHeader[],
): Component[] {
  return componentSizes(size, headers).map((component) => ({
    ...component,
    values: new Int16Array(component.stride * component.rows * 64),
  }))
}

/** The components of a picture without their coefficients. */
export function componentSizes(
  size: { readonly width: number; readonly height: number },
  headers: readonly ComponentHeader[],
): Omit<Component, 'values'>[] {
  const [across, down] = largestFactors(headers)
  const units = unitsOf(size, headers)
  return headers.map((header) => {
    return {
      ...header,
      width: Math.ceil(Math.ceil((size.width * header.across) / across) / 8),
      height: Math.ceil(Math.ceil((size.height * header.down) / down) / 8),
      stride: units.across * header.across,
      rows: units.down * header.down,
    }
  })
}

/** Whether two pictures decode to the same pixels: sizes, sampling, tables and every visible coefficient are equal. */
export function sameCoefficients(a: CoefficientImage, b: CoefficientImage): boolean {
  if (a.width !== b.width || a.height !== b.height || a.components.length !== b.components.length)
    return false
  return a.components.every((component, index) => {
    const other = b.components[index]
    return other !== undefined && sameComponent(component, other) && sameTables(a, b, component.quantTable)
  })
}

function sameTables(a: CoefficientImage, b: CoefficientImage, number: number): boolean {
  const [tableA, tableB] = [a.quantTables.get(number), b.quantTables.get(number)]
  return tableA?.length === tableB?.length && (tableA?.every((byte, at) => byte === tableB?.[at]) ?? false)
}

function sameComponent(a: Component, b: Component): boolean {
  if (a.id !== b.id || a.across !== b.across || a.down !== b.down || a.quantTable !== b.quantTable)
    return false
  const [valuesA, valuesB] = [a.values, b.values]
  for (let row = 0; row < a.height; row += 1) {
    const end = (row * a.stride + a.width) * 64
    for (let at = row * a.stride * 64; at < end; at += 1) if (valuesA[at] !== valuesB[at]) return false
  }
  return true
}
