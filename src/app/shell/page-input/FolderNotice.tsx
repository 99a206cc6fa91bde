import { lazy, Suspense } from 'react'
import { folderLimit } from '../../../platform/files/folder-limit.ts'
import { useStore } from '../../../ui/use-store.ts'

const FolderLimit = lazy(async () => ({ default: (await import('./FolderLimit.tsx')).FolderLimit }))

/** Says when a folder has more files than were taken of it. */
export function FolderNotice() {
  const count = useStore(folderLimit)
  return count === null ? null : (
    <Suspense>
      <FolderLimit count={count} />
    </Suspense>
  )
}
