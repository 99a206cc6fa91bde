import { payload } from '../content/payload.ts'

/** The payload, or the field for which it is refused. */
export const textOf = (...parameters: Parameters<typeof payload>) => {
  const result = payload(...parameters)
  return result.ok ? result.text : `refused: ${result.field}`
}
