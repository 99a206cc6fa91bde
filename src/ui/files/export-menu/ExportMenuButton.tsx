import { Ellipsis } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clipboard } from '../../../platform/files/clipboard.ts'
import { canPickFolder } from '../../../platform/files/folder.ts'
import { share } from '../../../platform/files/share.ts'
import { Button } from '../../button/Button.tsx'
import { useAnnounce } from '../../feedback/announcer/announcer.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { dragOut } from '../drag-out/drag-out.ts'
import { lateDragOut } from '../drag-out/late-drag-out.ts'
import { asPng } from './as-png.ts'
import styles from './ExportMenuButton.module.css'
import { ExportOutcome } from './ExportOutcome.tsx'
import { type ExportAction, type ExportFiles, exportActionsFor, type Results } from './export-files.ts'
import { FolderReport } from './FolderReport.tsx'
import type { ExportMenuMessages } from './messages.en.ts'
import { useFolder } from './use-folder.ts'

// Both come with the first result, in one file.
lateDragOut.give(dragOut)

type ExportMenuButtonProps = Results & {
  readonly t: ExportMenuMessages
  readonly missing?: number
  readonly copiesItself?: boolean
}

const abilities = (copiesItself: boolean) => ({
  canShare: share.canShare,
  canCopyPictures: !copiesItself && typeof ClipboardItem === 'function' && 'clipboard' in navigator,
  canPickFolder: canPickFolder(),
})

const isPng = ({ types }: ExportFiles) => types.every((type) => type === 'image/png')

/** A button with the menu, and what came of the action that was chosen. */
export function ExportMenuButton({ t, one, all, missing = 0, copiesItself = false }: ExportMenuButtonProps) {
  const ui = useUiText()
  const announce = useAnnounce()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isFailure: boolean }>()
  const folder = useFolder()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const actions = exportActionsFor({ one, all }, abilities(copiesItself))
  const isSaving = folder.saving.state === 'saving'
  const isShown = isOpen && actions.length > 0
  // Not to open again by itself, and take the focus, when there are results again.
  if (isOpen && !isShown) setOpen(false)

  useEffect(() => {
    if (!isShown) return
    const menu = root.current?.querySelector('[role="menu"]')
    menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    menu?.scrollIntoView({ block: 'nearest' })
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isShown])

  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus({ preventScroll: true })
  }
  const dismiss = () => {
    flushSync(() => {
      setOutcome(undefined)
      folder.dismiss()
    })
    button.current?.focus({ preventScroll: true })
  }
  const say = (text: string, isFailure: boolean) => {
    setOutcome({ text, isFailure })
    // A failure is an alert.
    if (!isFailure) announce(text)
  }
  const send = async ({ read }: ExportFiles) => {
    try {
      const ended = await share.share(await read())
      if (ended === 'failed' || ended === 'missing') say(t.shareFailed, true)
    } catch {
      say(t.shareFailed, true)
    }
  }
  const copy = async (picture: ExportFiles) => {
    const png = async () => {
      const [file] = await picture.read()
      if (!file) throw new Error('There is no picture')
      return asPng(file)
    }
    const ended = await clipboard.copyImage(png())
    if (ended === 'copied') say(t.copied[isPng(picture) ? 'png' : 'other'], false)
    else say(`${ui.notCopied[ended]} ${ui.copyOtherwise.download}`, true)
  }
  const items: Readonly<Record<ExportAction, { readonly label: string; readonly run: () => unknown }>> = {
    share: { label: all ? t.share.shown : t.share.one, run: () => one && send(one) },
    'share-all': { label: t.share.all(all?.count ?? 0), run: () => all && send(all) },
    copy: { label: t.copy[one && isPng(one) ? 'png' : 'other'], run: () => one && copy(one) },
    folder: { label: t.folder(all?.count ?? 0), run: () => all && folder.save(all) },
  }
  const choose = (action: ExportAction) => {
    close()
    setOutcome(undefined)
    folder.dismiss()
    void items[action].run()
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
        busy={isSaving}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Ellipsis} size={20} />
      </Button>
      {isShown ? (
        <div
          id={id}
          role="menu"
          aria-label={t.open}
          className={styles.box}
          onKeyDown={(event) => moveOrClose(event, close)}
        >
          {actions.map((action) => (
            <Button
              key={action}
              variant="quiet"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              data-export-action={action}
              onClick={() => choose(action)}
            >
              {items[action].label}
            </Button>
          ))}
        </div>
      ) : null}
      {!isShown && outcome ? <ExportOutcome {...outcome} onDismiss={dismiss} /> : null}
      {!isShown && folder.saving.state !== 'none' ? (
        <FolderReport
          t={t}
          saving={folder.saving}
          missing={missing}
          onStop={folder.stop}
          onDismiss={dismiss}
        />
      ) : null}
    </div>
  )
}

/** The keys of a menu (WAI-ARIA Authoring Practices). */
function moveOrClose(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to !== undefined) items.at(to % items.length)?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') close()
  else return
  // Tab goes on from the button.
  if (event.key !== 'Tab') event.preventDefault()
}
