import type { MouseEvent } from 'react'

/** Whether a click in a modal dialog closes it: on a link or on the backdrop. */
export function isDismissClick(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX: x, clientY: y } = event
  if (target !== currentTarget) return target instanceof Element && target.closest('a') !== null
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}
