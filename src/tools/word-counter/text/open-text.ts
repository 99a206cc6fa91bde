import type { SessionState } from './session-state.ts'
import type { TextBox } from './text-box.ts'

type Opened = {
  /** Ends following other tabs. */
  readonly leave: () => void
  /** Puts the text back that was there before the arrived one. */
  readonly undo: () => void
}

/**
 * Shows the stored text, or what was left unstored when the page was last open; in its place a text that has arrived,
 * beside which the earlier one is offered.
 */
export function openText(box: TextBox, arrived?: string, left?: SessionState): Opened {
  const leave = box.start()
  if (left) box.restoreSession(left)
  const earlier = box.text()
  if (arrived) box.restoreSession({ text: arrived, isStored: false, other: undefined })
  const undo = () => {
    if (box.text() !== earlier) box.replace(earlier)
    const { other } = box.read()
    // It was offered beside the other; a version of another tab stays.
    if (other?.value === earlier || other?.value === arrived) box.dismiss()
  }
  return { leave, undo }
}
