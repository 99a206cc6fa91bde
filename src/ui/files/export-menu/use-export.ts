import { useState } from 'react'
import { isAbortError } from '../../../lib/abort-error.ts'
import { clipboard } from '../../../platform/files/clipboard.ts'
import { share } from '../../../platform/files/share.ts'
import { useAnnounce } from '../../feedback/announcer/announcer.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { asPng } from './as-png.ts'
import { type ExportFiles, isPng } from './export-files.ts'
import type { ExportMenuMessages } from './messages.en.ts'

type Export = {
  /** What came of the last action, in a sentence. */
  readonly outcome: { readonly text: string; readonly isFailure: boolean } | undefined
  readonly dismiss: () => void
  /** Opens the share sheet. Must be called during a click, as `copy`. */
  readonly send: (files: ExportFiles) => Promise<void>
  readonly copy: (picture: ExportFiles) => Promise<void>
}

/** Shares and copies results. */
export function useExport(t: ExportMenuMessages): Export {
  const ui = useUiText()
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<Export['outcome']>()
  const say = (text: string, isFailure: boolean) => {
    setOutcome({ text, isFailure })
    // A failure is an alert.
    if (!isFailure) announce(text)
  }
  return {
    outcome,
    dismiss: () => setOutcome(undefined),
    async send({ read }) {
      try {
        const ended = await share.share(await read())
        if (ended === 'failed' || ended === 'missing') say(t.shareFailed, true)
      } catch (error) {
        if (!isAbortError(error)) say(t.shareFailed, true)
      }
    },
    async copy(picture) {
      const png = async () => {
        const [file] = await picture.read()
        if (!file) throw new Error('There is no picture')
        return asPng(file)
      }
      const ended = await clipboard.copyImage(png())
      if (ended === 'copied') say(t.copied[isPng(picture) ? 'png' : 'other'], false)
      else say(`${ui.notCopied[ended]} ${ui.copyOtherwise.download}`, true)
    },
  }
}
