import type { Encoder } from '../../../lib/image/browser/encode/encoder.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'

export type Turn = WorkContext<unknown>['turn']

/** Each file that it encodes is a step of the work. */
export const stoppable = (encoder: Encoder, turn: Turn): Encoder => ({
  ...encoder,
  async encode(source, settings) {
    await turn()
    return encoder.encode(source, settings)
  },
})
