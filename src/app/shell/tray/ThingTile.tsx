import type { DragEvent } from 'react'
import type { Thing } from '../../../features/tray/thing.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { nameOf, whatIs } from './describe.ts'
import type { TrayMessages } from './messages.en.ts'
import { ThingPicture } from './ThingPicture.tsx'
import styles from './ThingTile.module.css'

type ThingTileProps = {
  readonly t: TrayMessages
  readonly language: Language
  readonly thing: Thing
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void
  readonly onShow: () => void
}

/** A thing on the tray: it can be dragged into the page, and its name opens what can be done with it. */
export function ThingTile({ t, language, thing, onDragStart, onShow }: ThingTileProps) {
  const name = nameOf(thing)
  return (
    <li className={styles.thing} draggable onDragStart={onDragStart}>
      <ThingPicture thing={thing} />
      <button
        type="button"
        className={styles.name}
        data-thing={thing.id}
        aria-haspopup="dialog"
        aria-label={t.thing(name, whatIs(t, language, thing))}
        title={name}
        onClick={onShow}
      >
        <bdi>{name}</bdi>
      </button>
    </li>
  )
}
