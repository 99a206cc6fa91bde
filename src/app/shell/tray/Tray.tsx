import { ChevronDown, ChevronUp, Inbox } from 'lucide'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { deviceTray } from '../../../features/tray/device-tray.ts'
import type { Thing } from '../../../features/tray/thing.ts'
import { classNames } from '../../../lib/class-names.ts'
import { download } from '../../../platform/files/download.ts'
import { draggedFiles } from '../../../platform/files/dragged-files.ts'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import { tools } from '../../../registry/entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckField } from '../../../ui/fields/check-field/CheckField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useNavigate } from '../../navigation/navigate.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'
import { kindOf, type NextStep } from '../next/next-steps.ts'
import { nameOf } from './describe.ts'
import { dropHandlers } from './drop-on-tray.ts'
import { FromTrayButton } from './FromTrayButton.tsx'
import { dropOnPage, pickWith } from './feed.ts'
import { measureTray } from './measure-tray.ts'
import { isSaid } from './message-texts.ts'
import type { TrayMessages } from './messages.en.ts'
import { openTray } from './open-tray.ts'
import { ThingSheet } from './ThingSheet.tsx'
import { ThingTile } from './ThingTile.tsx'
import styles from './Tray.module.css'
import { TrayNotice } from './TrayNotice.tsx'
import { trayMessage } from './tray-message.ts'
import { useMessages } from './use-messages.ts'
import { useThingDrag } from './use-thing-drag.ts'
import { waysFor } from './ways.ts'

type TrayProps = {
  readonly t: TrayMessages
  readonly place: Place
  readonly announce: (text: string) => void
}

/** On phones it is a small pill until it is opened. */
const isRoomy = () => matchMedia('(width >= 640px) and (height >= 560px)').matches

/** What the visitor has put aside, along through all pages: there only while it holds something. */
export function Tray({ t, place, announce }: TrayProps) {
  const { things, isKept, failed } = useStore(deviceTray)
  const message = useStore(trayMessage)
  const isTarget = useStore(draggedFiles) !== null
  const [isOpen, setOpen] = useState(isRoomy)
  const [shownId, setShownId] = useState<string>()
  const navigate = useNavigate()
  const tool = place.route.kind === 'tool' ? place.route.id : undefined
  const here = 'id' in place.route ? place.route.id : place.route.kind
  useMessages(t, message, pathOf(place), announce)
  useOffer(t, things.length > 0)
  useEffect(() => {
    if (failed) trayMessage.set({ kind: failed })
  }, [failed])

  const send = async (thing: Thing, { tool: to, part, content }: NextStep) => {
    setShownId(undefined)
    const sent = await content.read()
    if (!sent) return
    toolTransfer.offer({
      from: thing.from,
      to,
      // What was put on the tray on other pages is no tool's result.
      ...(thing.from !== to && isTool(thing.from) && { result: kindOf(content) }),
      ...(part && { part }),
      ...sent,
    })
    if (to === tool) trayMessage.set({ kind: 'used' })
    else navigate(pathOf({ language: place.language, route: { kind: 'tool', id: to } }))
  }
  const startDrag = useThingDrag((thing, target) => {
    const file = thing.content.kind === 'file' ? thing.content.file : undefined
    const [way] = waysFor(thing, tool).here
    const isTaken =
      file !== undefined && (pickWith(target, file) || (way?.part === undefined && dropOnPage(target, file)))
    if (isTaken) trayMessage.set({ kind: 'used' })
    // A part of the tool is not what the page takes of files from elsewhere.
    else if (way) void send(thing, way)
    else trayMessage.set({ kind: 'not-taken' })
  })
  const remove = (thing: Thing) => {
    flushSync(() => {
      setShownId(undefined)
      trayMessage.set({ kind: 'removed', name: nameOf(thing), undo: deviceTray.remove(thing.id) })
    })
    focusUndo()
  }
  const clear = () => {
    flushSync(() => trayMessage.set({ kind: 'cleared', undo: deviceTray.clear() }))
    focusUndo()
  }
  const shown = things.find(({ id }) => id === shownId)
  const isThere = things.length > 0 || isTarget
  if (!isThere && !isSaid(message)) return null
  return (
    <section
      className={classNames(styles.tray, isThere && (isOpen || isTarget) && styles.open)}
      ref={measureTray}
      aria-label={t.title}
      data-tray=""
      data-target={isTarget || undefined}
      {...dropHandlers(here)}
    >
      {isSaid(message) ? <TrayNotice t={t} message={message} /> : null}
      {isTarget ? (
        <p className={styles.target}>
          <Icon of={Inbox} size={20} />
          {t.dropHere}
        </p>
      ) : things.length > 0 ? (
        <>
          <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon of={Inbox} size={20} />
            {t.toggle(things.length)}
            <Icon of={isOpen ? ChevronDown : ChevronUp} size={16} />
          </Button>
          {isOpen ? (
            <>
              <ul className={styles.things}>
                {things.map((thing) => (
                  <ThingTile
                    key={thing.id}
                    t={t}
                    language={place.language}
                    thing={thing}
                    onDragStart={(event) => startDrag(thing, event)}
                    onShow={() => setShownId(thing.id)}
                  />
                ))}
              </ul>
              <div className={styles.controls}>
                <div className={styles.keep}>
                  <CheckField label={t.keep} checked={isKept} onChange={deviceTray.keep} />
                  <p className={styles.hint}>{isKept ? (failed ? t.partlyKept : t.kept) : t.notKept}</p>
                </div>
                <Button variant="quiet" aria-label={t.clearAll} onClick={clear}>
                  {t.clear}
                </Button>
              </div>
            </>
          ) : null}
        </>
      ) : null}
      {shown ? (
        <ThingSheet
          t={t}
          language={place.language}
          thing={shown}
          tool={tool}
          onSend={(step) => void send(shown, step)}
          onDownload={() => save(shown)}
          onRemove={() => remove(shown)}
          onClose={() => setShownId(undefined)}
        />
      ) : null}
    </section>
  )
}

const isTool = (from: string) => tools.some(({ id }) => id === from)

const focusUndo = () => document.querySelector<HTMLElement>('[data-tray-undo]')?.focus()

function save({ content }: Thing) {
  if (content.kind === 'file') download(content.file, content.file.name)
  else download(new Blob([content.text], { type: 'text/plain' }), 'text.txt')
}

/** Offers what is on the tray to what takes files on the page. */
function useOffer(t: TrayMessages, holdsAny: boolean) {
  useEffect(() => {
    if (!holdsAny) return
    openTray.set({ From: FromTrayButton, t })
    return () => openTray.set(null)
  }, [t, holdsAny])
}
