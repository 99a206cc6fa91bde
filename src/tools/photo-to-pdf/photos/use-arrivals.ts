import { useEffect, useEffectEvent } from 'react'
import { sessionRestore } from '../../../platform/session-restore/session-restore.ts'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import type { Selection } from './selection.ts'

const tool = 'photo-to-pdf'

/** Photos that another page sent here, and those that were here before the site was updated. */
export function useArrivals(selection: Selection, add: (files: readonly File[]) => void): void {
  useEffect(() => {
    const snapshot = () => {
      const { photos } = selection.read().list
      return photos.length > 0 ? photos.map(({ file }) => file) : undefined
    }
    return sessionRestore.register({ key: tool, snapshot })
  }, [selection])

  const arrive = useEffectEvent((files: unknown) => {
    if (Array.isArray(files)) add(files.filter((file) => file instanceof File))
  })
  useEffect(() => {
    arrive(toolTransfer.take(tool)?.files)
    void sessionRestore.take(tool).then(arrive)
  }, [])
}
