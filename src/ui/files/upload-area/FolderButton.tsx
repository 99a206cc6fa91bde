import { folderLimit } from '../../../platform/files/folder-limit.ts'
import { Button } from '../../button/Button.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import styles from './FolderButton.module.css'

type FolderButtonProps = { readonly onFiles: (files: readonly File[]) => void }

/** Takes the files of a folder; browsers that cannot pick one let pick files. Hidden on phones, where there are no folders. */
export function FolderButton({ onFiles }: FolderButtonProps) {
  const text = useUiText()
  const take = async (files: readonly File[]) => {
    const { pickedFolder } = await import('../../../platform/files/folder-files.ts')
    const found = pickedFolder(files)
    folderLimit.set(found.isCut ? found.files.length : null)
    if (found.files.length > 0) onFiles(found.files)
  }
  const pick = () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', webkitdirectory: true })
    input.addEventListener('change', () => void take([...(input.files ?? [])]))
    input.click()
  }
  return (
    <Button variant="quiet" className={styles.folder} onClick={pick}>
      {text.chooseFolder}
    </Button>
  )
}
