import type { RecordedEvents } from './recorded-events.ts'

/**
 * Replays input and clicks from before hydration, so that none of it is lost. Skips elements that were changed since,
 * which are no longer in `recorded`.
 */
export async function replayEvents(recorded: RecordedEvents): Promise<void> {
  for (const [element, state] of recorded) {
    // One task each, so that the effects of one event and of hydration are done before the next.
    await new Promise((resolve) => setTimeout(resolve))
    if (!recorded.has(element) || !element.isConnected) continue
    if (state === null) element.click()
    else if (
      element instanceof HTMLInputElement &&
      (element.type === 'checkbox' || element.type === 'radio')
    ) {
      element.checked = !state.checked
      element.click()
    } else if (element instanceof HTMLInputElement && element.type === 'file') dispatch(element, 'change')
    else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      fill(element, state.value)
  }
}

const dispatch = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }))

function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // Restores the caret, or further typing would go on at the end, as it does where the page has overwritten the field.
  const caret = field.value === value && 'selectionStart' in field ? field.selectionStart : null
  // React ignores an input event without a change of the value, which it tracks in a setter on the element.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret)
  dispatch(field, 'input')
  dispatch(field, 'change')
  // Some fields apply their value on blur.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
