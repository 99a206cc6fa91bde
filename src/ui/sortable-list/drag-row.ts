/** How close to the list's edge, in pixels, a drag scrolls it. */
const scrollZone = 48

/**
 * One drag, from pointer down to pointer up. Rows are only shifted by transforms until the drop, so the document
 * and the interface's state stay untouched while it lasts. `list` is the element that scrolls.
 */
export function dragRow(
  down: PointerEvent,
  list: HTMLElement,
  handle: HTMLElement,
  onDrop: (from: number, to: number) => void,
): void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const from = rows.findIndex((row) => row.contains(handle))
  const row = rows[from]
  if (!row) return

  const middles = rows.map((each) => each.offsetTop + each.offsetHeight / 2)
  const height = row.offsetHeight
  const startScroll = list.scrollTop
  let to = from
  let y = down.clientY
  let frame = 0

  const follow = () => {
    const moved = y - down.clientY + list.scrollTop - startScroll
    row.style.transform = `translateY(${moved}px)`
    const middle = (middles[from] ?? 0) + moved
    const next = middles.filter((each, index) => index !== from && each < middle).length
    for (let index = Math.min(to, next, from); index <= Math.max(to, next, from); index += 1) {
      const shift = index > from && index <= next ? -height : index < from && index >= next ? height : 0
      const each = rows[index]
      if (each && index !== from) each.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
    }
    to = next
  }

  const scroll = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const beyond = Math.min(0, y - top - scrollZone) + Math.max(0, y - bottom + scrollZone)
    if (beyond !== 0) {
      list.scrollTop += beyond / 4
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }

  const end = new AbortController()
  const finish = (dropped: boolean) => {
    end.abort()
    cancelAnimationFrame(frame)
    // No row beyond these was shifted; touching a thousand would style them all again.
    for (const each of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) each.style.transform = ''
    row.removeAttribute('data-lifted')
    list.removeAttribute('data-dragging')
    if (dropped && to !== from) onDrop(from, to)
  }

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handler: (event: HTMLElementEventMap[Type]) => void,
  ) => handle.addEventListener(type, handler, { signal: end.signal })
  listen('pointermove', (event) => {
    y = event.clientY
    follow()
  })
  listen('pointerup', () => finish(true))
  listen('lostpointercapture', () => finish(false))
  listen('keydown', (event) => {
    if (event.key === 'Escape') finish(false)
  })

  handle.setPointerCapture(down.pointerId)
  row.setAttribute('data-lifted', '')
  list.setAttribute('data-dragging', '')
  frame = requestAnimationFrame(scroll)
}
