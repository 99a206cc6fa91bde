import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

type ModalOptions = {
  /** Called once it is closed, whoever closed it. */
  readonly onClose: () => void
  /**
   * Selects the control that opens it: the focus goes there when nothing had it before. Safari does not focus what is
   * pressed.
   */
  readonly opener?: string
}

type Modal = {
  /** For the `<dialog>`; the browser closes it on Escape. */
  readonly dialogProps: {
    readonly ref: RefObject<HTMLDialogElement | null>
    readonly onClose: () => void
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
  }
  readonly close: () => void
}

/**
 * A modal dialog that is open as long as it is rendered. A click on a link or on the backdrop closes it, and the focus
 * returns to where it was.
 */
export function useModal({ onClose, opener }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const handleClosed = () => {
    onClose()
    const { activeElement, body } = document
    // Where there is nothing to return to, the focus stays in the closed dialog until the next frame.
    const hasNowhere = activeElement === body || ref.current?.contains(activeElement)
    if (opener && hasNowhere) document.querySelector<HTMLElement>(opener)?.focus()
  }
  // Not with the event "close", which comes later: keys that open the dialog again in between would have no effect.
  const close = () => {
    ref.current?.close()
    handleClosed()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (isDismissClick(event)) close()
  }
  return { dialogProps: { ref, onClose: handleClosed, onClick }, close }
}

function isDismissClick(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX: x, clientY: y } = event
  if (target !== currentTarget) return target instanceof Element && target.closest('a') !== null
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
