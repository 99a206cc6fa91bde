import { readCoefficients } from './read-coefficients.ts'
import { writeProgressive } from './write-progressive.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The luma of a YCbCr JPEG file as a file with one component, without loss: encoders that take colours only make gray
 * pictures so. Fails with a `TranscodeFailure`.
 */
export function lumaOnly(jpeg: Bytes): Bytes[] {
  const { width, height, components, quantTables } = readCoefficients(jpeg)
  const [luma] = components
  if (!luma) throw new RangeError('a picture without components')
  const table = quantTables.get(luma.quantTable)
  return writeProgressive(
    {
      width,
      height,
      // Alone it is not interleaved, so its sampling has no meaning (ITU-T T.81, A.2.2).
      components: [{ ...luma, across: 1, down: 1 }],
      quantTables: new Map(table ? [[luma.quantTable, table]] : []),
    },
    [],
  )
}
