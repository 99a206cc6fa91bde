import { isSeen } from '../../../lib/browser/is-seen.ts'

const focusables = [
  'a[href]',
  'button',
  'input',
  'select',
  'summary',
  'textarea',
  '[tabindex]:not([tabindex="-1"])',
].join()
const rowSelector = 'li, tr'

/** The position of the focused element, recorded while its surroundings are still in the document. */
type Place = {
  readonly element: HTMLElement
  /** From the parent up to, but excluding, `main`. */
  readonly ancestors: readonly HTMLElement[]
  /** The controls of the page's content, in document order. */
  readonly neighbours: readonly HTMLElement[]
  readonly row: HTMLElement | null
  readonly nearRows: readonly Element[]
  /** Index from the end of the row, because the last control of a row is the one that removes it. */
  readonly indexFromEnd: number
}

const canFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true })

const controlsIn = (region: ParentNode): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>(focusables),
]

const isElement = (element: Element | null): element is Element => element !== null

function placeOf(element: HTMLElement): Place {
  const ancestors: HTMLElement[] = []
  for (
    let each = element.parentElement;
    each !== null && each.localName !== 'main';
    each = each.parentElement
  )
    ancestors.push(each)
  const row = element.closest<HTMLElement>(rowSelector)
  const content = element.closest('main')
  return {
    element,
    ancestors,
    neighbours: content ? controlsIn(content) : [],
    row,
    nearRows: [row?.nextElementSibling ?? null, row?.previousElementSibling ?? null].filter(isElement),
    indexFromEnd: row ? controlsIn(row).reverse().indexOf(element) : 0,
  }
}

/** The same control in the row next to the removed one, so that several rows can be removed one after another. */
function inNextRow({ row, nearRows, indexFromEnd }: Place): HTMLElement | undefined {
  if (row === null || row.isConnected) return undefined
  const near = nearRows.find((each) => each.isConnected)
  return (
    near &&
    controlsIn(near)
      .filter(canFocus)
      .at(-1 - Math.max(indexFromEnd, 0))
  )
}

/** A control that was added to the region, such as Undo; otherwise the nearest existing control in it. */
function inRegion(
  { element, neighbours }: Place,
  region: HTMLElement | undefined,
  nearest: 'before' | 'after',
) {
  if (!region?.isConnected) return undefined
  const known = new Set(neighbours)
  const added = controlsIn(region).find((each) => !known.has(each) && canFocus(each))
  if (added) return added
  const isHere = (each: HTMLElement) => region.contains(each) && canFocus(each)
  const index = neighbours.indexOf(element)
  const before = neighbours.slice(0, Math.max(index, 0)).findLast(isHere)
  const after = neighbours.slice(index + 1).find(isHere)
  return nearest === 'before' ? (before ?? after) : (after ?? before)
}

/** A control in the same group; otherwise in the nearest ancestor that has one. */
function nearby(place: Place): HTMLElement | undefined {
  const [group, ...around] = place.ancestors
  // A message follows the controls that it is about; the control after it may be one that removes everything.
  const isMessage = place.ancestors.some((each) => each.getAttribute('role') === 'alert')
  // The control after the last one of a group of arrows is the Remove button.
  const inGroup = inRegion(place, group, 'before')
  if (inGroup) return inGroup
  for (const each of around) {
    const found = inRegion(place, each, isMessage ? 'before' : 'after')
    if (found) return found
  }
  return undefined
}

const isLost = ({ element }: Place): boolean =>
  document.activeElement === document.body || document.activeElement === element ? !canFocus(element) : false

/**
 * Restores lost focus: when the focused control is removed, hidden or disabled, a control near it is focused, or, if
 * there is none, the page's heading (WCAG 2.2, 2.4.3). A component that moves the focus itself takes precedence.
 * Returns a function that stops this.
 */
export function restoreFocus(): () => void {
  let place: Place | undefined

  const restore = (changes: readonly MutationRecord[]) => {
    if (place === undefined) return
    const { element } = place
    // What changes elsewhere does not take the focus from the control. Checking more would make the browser compute styles
    // at every change while the visitor types.
    const mayHide = changes.some(({ type, target }) => type === 'attributes' && target.contains(element))
    if (!mayHide && document.activeElement === element) return
    if (!isLost(place)) return
    const lost = place
    place = undefined
    const target = inNextRow(lost) ?? nearby(lost)
    if (target) {
      target.focus({ preventScroll: true })
      // The room that scrolling leaves for bars would move the page, though the control can be seen.
      // Without animation: while the page scrolls, the next press could miss its target.
      if (!isSeen(target)) target.scrollIntoView({ block: 'nearest' })
    } else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  // Observes changes by any component, but only while a control has the focus.
  const observer = new MutationObserver(restore)
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('main') === null) return
    place = placeOf(target)
    observer.observe(document.body, {
      attributeFilter: ['disabled', 'hidden', 'inert'],
      childList: true,
      subtree: true,
    })
  }
  const onFocusOut = ({ target }: FocusEvent) => {
    const left = place
    if (left === undefined || left.element !== target) return
    // An element that is being removed loses the focus just before its removal, so check again afterwards.
    queueMicrotask(() => {
      if (place !== left || isLost(left)) return
      place = undefined
      observer.disconnect()
    })
  }
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
  }
}
