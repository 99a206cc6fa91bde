import { type DragEvent as ReactDragEvent, useEffectEvent } from 'react'
import type { Thing } from '../../../features/tray/thing.ts'
import { announceDrag, endDrag } from './feed.ts'

/** Marks a drag of a thing of the tray. */
const thingType = 'application/x-toolnook-thing'

const isTyped = (target: Element) => target.closest('input, textarea, [contenteditable]') !== null

/** Drags things from the tray to wherever the page takes files. `onDropped` gets what it was dropped on. */
export function useThingDrag(onDropped: (thing: Thing, target: Element) => void) {
  const dropped = useEffectEvent(onDropped)
  return (thing: Thing, event: ReactDragEvent) => {
    const { content } = thing
    event.dataTransfer.setData(thingType, thing.id)
    if (content.kind === 'text') event.dataTransfer.setData('text/plain', content.text)
    event.dataTransfer.effectAllowed = 'copy'
    const bar = event.currentTarget.closest('[data-tray]')
    const controller = new AbortController()
    const { signal } = controller
    let isAnnounced = false
    const over = (drag: DragEvent) => {
      const { target } = drag
      if (!drag.isTrusted || !(target instanceof Element) || bar?.contains(target)) return
      // Fields take texts by themselves.
      if (content.kind === 'text' && isTyped(target)) return
      drag.preventDefault()
      if (drag.dataTransfer) drag.dataTransfer.dropEffect = 'copy'
      if (content.kind !== 'file') return
      // Each time, as Safari ends it between any two elements.
      announceDrag(target, content.file)
      isAnnounced = true
    }
    const end = () => {
      controller.abort()
      if (isAnnounced) endDrag()
    }
    const drop = (drag: DragEvent) => {
      const { target } = drag
      // Its own, dispatched below.
      if (!drag.isTrusted) return
      end()
      if (!(target instanceof Element) || bar?.contains(target)) return
      if (content.kind === 'text' && isTyped(target)) return
      drag.preventDefault()
      dropped(thing, target)
    }
    addEventListener('dragover', over, { signal })
    addEventListener('drop', drop, { signal, capture: true })
    // The next press: it was removed before it could say that its drag has ended.
    for (const type of ['dragend', 'pointerdown']) addEventListener(type, end, { signal })
  }
}
