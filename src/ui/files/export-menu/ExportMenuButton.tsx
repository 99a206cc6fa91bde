import { Ellipsis } from 'lucide'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { canPickFolder } from '../../../platform/files/folder.ts'
import { share } from '../../../platform/files/share.ts'
import { Button } from '../../button/Button.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { dragOut } from '../drag-out/drag-out.ts'
import { lateDragOut } from '../drag-out/late-drag-out.ts'
import { ActionMenu } from './ActionMenu.tsx'
import styles from './ExportMenuButton.module.css'
import { ExportOutcome } from './ExportOutcome.tsx'
import { type ExportAction, exportActionsFor, isPng, type Results } from './export-files.ts'
import { FolderReport } from './FolderReport.tsx'
import type { ExportMenuMessages } from './messages.en.ts'
import { useExport } from './use-export.ts'
import { useFolder } from './use-folder.ts'

// Both come with the first result, in one file.
lateDragOut.give(dragOut)

type ExportMenuButtonProps = Results & {
  readonly t: ExportMenuMessages
  readonly missing?: number
  readonly copiesItself?: boolean
}

const abilities = (copiesItself: boolean) => ({
  canShareTypes: share.canShareTypes,
  canCopyPictures: !copiesItself && typeof ClipboardItem === 'function' && 'clipboard' in navigator,
  canPickFolder: canPickFolder(),
})

function labelOf(t: ExportMenuMessages, action: ExportAction, { one, all }: Results): string {
  switch (action) {
    case 'share':
      return all ? t.share.shown : t.share.one
    case 'share-all':
      return t.share.all(all?.count ?? 0)
    case 'copy':
      return t.copy[one && isPng(one) ? 'png' : 'other']
    case 'folder':
      return t.folder(all?.count ?? 0)
  }
}

/** A button with the menu, and what came of the action that was chosen. */
export function ExportMenuButton({ t, one, all, missing = 0, copiesItself = false }: ExportMenuButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { outcome, ...shared } = useExport(t)
  const folder = useFolder()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const actions = exportActionsFor({ one, all }, abilities(copiesItself))
  const isShown = isOpen && actions.length > 0
  // Not to open again by itself, and take the focus, when there are results again.
  if (isOpen && !isShown) setOpen(false)

  /** Changes what is shown, and gives the focus back to the button. */
  const focusAfter = (change: () => void) => {
    flushSync(change)
    button.current?.focus({ preventScroll: true })
  }
  const close = () => focusAfter(() => setOpen(false))
  const dismiss = () => {
    shared.dismiss()
    folder.dismiss()
  }
  const runs: Readonly<Record<ExportAction, () => unknown>> = {
    share: () => one && shared.send(one),
    'share-all': () => all && shared.send(all),
    copy: () => one && shared.copy(one),
    folder: () => all && folder.save(all),
  }
  const choose = (action: ExportAction) => {
    close()
    dismiss()
    void runs[action]()
  }
  if (actions.length === 0 && !outcome && folder.saving.state === 'none') return null
  return (
    <div ref={root} className={styles.root} data-export-menu="">
      <Button
        ref={button}
        size="icon"
        aria-label={t.open}
        title={t.open}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        disabled={actions.length === 0}
        busy={folder.saving.state === 'saving'}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Ellipsis} size={20} />
      </Button>
      {isShown ? (
        <ActionMenu
          {...{ id, root }}
          label={t.open}
          items={actions.map((action) => ({ action, label: labelOf(t, action, { one, all }) }))}
          onChoose={choose}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      ) : null}
      {!isShown && outcome ? <ExportOutcome {...outcome} onDismiss={() => focusAfter(dismiss)} /> : null}
      {!isShown && folder.saving.state !== 'none' ? (
        <FolderReport
          {...{ t, missing }}
          saving={folder.saving}
          onStop={folder.stop}
          onDismiss={() => focusAfter(dismiss)}
        />
      ) : null}
    </div>
  )
}
