const controls = 'a[href], button, input, select, summary, textarea, [tabindex="0"]'

/** The control of the page's content that comes last before an element, else the first one after it. */
export function controlBefore(element: Element): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (each) =>
      each.closest('main') !== null &&
      !element.contains(each) &&
      !each.matches(':disabled') &&
      each.checkVisibility(),
  )
  const isBefore = (each: Element) =>
    (element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return all.findLast(isBefore) ?? all[0]
}
