import type { Transformation } from '../pixels/transformation.ts'
import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'
import { cropOf, parseCleanAperture } from './clean-aperture.ts'
import type { ItemProperty } from './item-properties.ts'

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number }

/**
 * The transformations among the properties of an item, in their order, in which they must be applied, and the size of
 * the picture after them. Fails with `corrupt`.
 */
export function transformationsOf(
  properties: readonly ItemProperty[],
  size: Size,
  format: IsobmffFormat,
): { readonly transformations: readonly Transformation[]; readonly shown: Size } {
  const transformations: Transformation[] = []
  let shown = size
  for (const property of properties) {
    const transformation = parseTransformation(property, shown, format)
    if (!transformation) continue
    transformations.push(transformation)
    shown = sizeAfter(transformation, shown)
  }
  return { transformations, shown }
}

function parseTransformation(
  { type, content }: ItemProperty,
  size: Size,
  format: IsobmffFormat,
): Transformation | null {
  const fields = new BoxFields(content, format)
  // ISO/IEC 23008-12, 6.5.10, 6.5.12 and 6.5.9.
  if (type === 'irot') {
    const quarterTurns = fields.unsigned(1) & 3
    return quarterTurns === 1 || quarterTurns === 2 || quarterTurns === 3
      ? { kind: 'rotate', quarterTurns }
      : null
  }
  if (type === 'imir')
    return { kind: 'mirror', exchanged: (fields.unsigned(1) & 1) === 0 ? 'top-bottom' : 'left-right' }
  if (type !== 'clap') return null
  const crop = cropOf(parseCleanAperture(fields), size)
  if (!crop) throw corrupt(format)
  return { kind: 'crop', ...crop }
}

function sizeAfter(transformation: Transformation, { width, height }: Size): Size {
  if (transformation.kind === 'crop') return { width: transformation.width, height: transformation.height }
  const swapsSides = transformation.kind === 'rotate' && transformation.quarterTurns !== 2
  return swapsSides ? { width: height, height: width } : { width, height }
}
