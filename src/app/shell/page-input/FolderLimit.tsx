import { folderLimit } from '../../../platform/files/folder-limit.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { Notice } from '../notices/Notice.tsx'

/** Says that a folder has more than was taken of it. */
export function FolderLimit({ count }: { readonly count: number }) {
  const { t, language } = useCatalog()
  const { dismiss } = useUiText()
  return (
    <Notice
      text={t.folderLimit(count, count.toLocaleString(language))}
      actions={<Button onClick={() => folderLimit.set(null)}>{dismiss}</Button>}
    />
  )
}
