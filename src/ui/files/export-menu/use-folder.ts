import { useEffect, useRef, useState } from 'react'
import { isAbortError } from '../../../lib/abort-error.ts'
import { type FolderReport, pickFolder, writeToFolder } from '../../../platform/files/folder.ts'
import { jobFinished } from '../../../platform/page/finished-jobs.ts'
import type { ExportFiles } from './export-files.ts'

export type Saving =
  | { readonly state: 'none' }
  | { readonly state: 'saving'; readonly folder: string; readonly done: number; readonly total: number }
  | { readonly state: 'refused' | 'not-read' }
  | { readonly state: 'ended'; readonly folder: string; readonly report: FolderReport }

type FolderSaving = {
  readonly saving: Saving
  /** Must be called during a click. */
  readonly save: (results: ExportFiles) => Promise<void>
  readonly stop: () => void
  readonly dismiss: () => void
}

const none: Saving = { state: 'none' }

/** Saves results into a folder that the visitor picks, until it is stopped or its page is left. */
export function useFolder(): FolderSaving {
  const [saving, setSaving] = useState<Saving>(none)
  const writing = useRef<AbortController>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      writing.current?.abort()
    }
  }, [])
  return {
    saving,
    async save({ read }) {
      const folder = await pickFolder()
      if (folder === 'cancelled' || isLeft.current) return
      if (folder === 'refused') return setSaving({ state: 'refused' })
      const controller = new AbortController()
      writing.current = controller
      try {
        // Only now, as results may have become better while the folder was chosen.
        const files = await read()
        const progress = { state: 'saving', folder: folder.name, total: files.length } as const
        setSaving({ ...progress, done: 0 })
        const report = await writeToFolder(
          folder,
          files.map((file) => ({ name: file.name, blob: file })),
          { signal: controller.signal, onProgress: (done) => setSaving({ ...progress, done }) },
        )
        setSaving({ state: 'ended', folder: folder.name, report })
        if (report.saved > 0) jobFinished({ kind: 'saved', what: 'file', count: report.saved })
      } catch (error) {
        setSaving(isAbortError(error) ? none : { state: 'not-read' })
      }
    },
    stop: () => writing.current?.abort(),
    dismiss: () => setSaving(none),
  }
}
