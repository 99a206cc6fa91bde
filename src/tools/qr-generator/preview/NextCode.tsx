import { memo } from 'react'
import { ExportMenu } from '../../../ui/files/export-menu/ExportMenu.tsx'
import { Next } from '../../../ui/layout/next/Next.tsx'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { useTexts } from '../texts.ts'
import { currentFile } from './save.ts'
import type { Saves } from './use-saves.ts'

/** What other tools can do with a picture of the code, and how else it leaves the site. */
export const NextCode = memo(function NextCode({ saves }: { readonly saves: Saves }) {
  const { language } = useTexts()
  const read = async () => [await currentFile(saves.toSave)]
  const png = { types: ['image/png'], count: 1 }
  const next: NextContent = { kind: 'files', ...png, read: async () => ({ files: await read() }) }
  return (
    <Next contents={saves.offered ? [next] : []}>
      <ExportMenu
        language={language}
        one={saves.offered ? { ...png, bytes: 0, read } : undefined}
        copiesItself
      />
    </Next>
  )
})
