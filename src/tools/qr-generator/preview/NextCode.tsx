import { Next } from '../../../ui/layout/next/Next.tsx'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { currentPng } from './save.ts'
import type { Saves } from './use-saves.ts'

/** What other tools can do with a picture of the code. */
export function NextCode({ saves }: { readonly saves: Saves }) {
  const png: NextContent = {
    kind: 'files',
    types: ['image/png'],
    count: 1,
    read: async () => ({
      files: [new File([await currentPng(saves.toSave)], 'qr-code.png', { type: 'image/png' })],
    }),
  }
  return <Next contents={saves.offered ? [png] : []} />
}
