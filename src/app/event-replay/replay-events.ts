import type { RecordedEvents } from './recorded-events.ts'

/**
 * Enters and presses anew what a visitor did before the page answered, so that nothing of it is lost. What has been
 * changed since (and so is no longer in `kept`) stays as it is.
 */
export async function replayEvents(recorded: RecordedEvents): Promise<void> {
  for (const [element, was] of recorded) {
    // A task each: what one has caused, and what the page does when it comes to life, is there before the next.
    await new Promise((resolve) => setTimeout(resolve))
    if (!recorded.has(element) || !element.isConnected) continue
    if (was === null) element.click()
    else if (
      element instanceof HTMLInputElement &&
      (element.type === 'checkbox' || element.type === 'radio')
    ) {
      element.checked = !was.checked
      element.click()
    } else if (element instanceof HTMLInputElement && element.type === 'file') dispatch(element, 'change')
    else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      fill(element, was.value)
  }
}

const dispatch = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }))

function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // Without this, typing on would go on at the end; there it also goes on where the page has overwritten the field.
  const caret = field.value === value && 'selectionStart' in field ? field.selectionStart : null
  // React passes on only what differs from the value it saw last, which it notes in the element's own setter.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret)
  dispatch(field, 'input')
  dispatch(field, 'change')
  // Some fields take over what was typed when they are left.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
