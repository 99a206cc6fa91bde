import { type ComponentProps, type PointerEvent, useRef } from 'react'
import { lateDragOut } from './late-drag-out.ts'

type Draggable = Pick<ComponentProps<'img'>, 'draggable' | 'onPointerEnter' | 'onPointerDown' | 'onDragStart'>

/**
 * For an element that shows a result which has to be made first. A drag takes what there is when it begins, so the result
 * is made while the mouse comes to it, and again when it is pressed, as it may have changed.
 */
export function useDragOut(read: (() => Promise<File>) | undefined): Draggable {
  const made = useRef<{ file?: File }>({})
  if (!read) return {}
  const make = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const making: { file?: File } = {}
    made.current = making
    read().then(
      (file) => {
        making.file = file
      },
      // Then nothing is dragged; the download says why.
      () => {},
    )
  }
  return {
    draggable: true,
    onPointerEnter: make,
    onPointerDown: make,
    onDragStart(event) {
      const { file } = made.current
      if (file) lateDragOut.start(event, file, file.name)
      else event.preventDefault()
    },
  }
}
