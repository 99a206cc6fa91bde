import { useEffect, useEffectEvent } from 'react'
import { sessionRestore } from '../../../platform/session-restore/session-restore.ts'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import { usePaste } from '../file-input/use-paste.ts'

export type IncomingHandlers = {
  /** Gets files that were pasted, sent by another page or restored after an update of the site; at least one. */
  onFiles?(files: readonly File[]): void
  /** Gets a text that another page sent. */
  onText?(text: string): void
  /** The page's files, to be restored after an update of the site. */
  filesToRestore?(): readonly File[]
}

/** Handles content that arrives other than by pick or drop. `tool` is the tool's id. */
export function useIncoming(tool: string, handlers: IncomingHandlers): void {
  const receive = useEffectEvent((files: unknown) => {
    const found = Array.isArray(files) ? files.filter((file) => file instanceof File) : []
    if (found.length > 0) handlers.onFiles?.(found)
  })
  const receiveText = useEffectEvent((text: string) => handlers.onText?.(text))
  const snapshot = useEffectEvent(() => {
    const files = handlers.filesToRestore?.() ?? []
    return files.length > 0 ? files : undefined
  })

  usePaste(({ files }) => {
    if (!handlers.onFiles || files.length === 0) return false
    handlers.onFiles(files)
    return true
  })
  useEffect(() => sessionRestore.register({ key: tool, snapshot: () => snapshot() }), [tool])
  useEffect(() => {
    const take = () => {
      const { text, files } = toolTransfer.take(tool) ?? {}
      if (text !== undefined) receiveText(text)
      receive(files)
    }
    take()
    void sessionRestore.take(tool).then((restored) => receive(restored))
    // The search sends texts to the page that is open as well.
    return toolTransfer.watch(tool, take)
  }, [tool])
}
