import { folderLimit } from '../../../platform/files/folder-limit.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { useStore } from '../../../ui/use-store.ts'

const FolderLimit = latePart(async () => (await import('./FolderLimit.tsx')).FolderLimit)

/** Says when a folder has more files than were taken of it. */
export function FolderNotice() {
  const count = useStore(folderLimit)
  return count === null ? null : <FolderLimit count={count} />
}
