/** The distance from the edge of the scrolling box, in pixels, within which a drag scrolls it. */
const scrollZone = 56

type Drag = {
  /** The box that scrolls. */
  readonly box: HTMLElement
  /** The page, which follows the pointer. */
  readonly tile: HTMLElement
  /** Keeps the pointer until the end. */
  readonly handle: HTMLElement
  /** Called with how far the page is from its place. */
  readonly onMove: (x: number, y: number) => void
  readonly onEnd: (dropped: boolean) => void
}

/** One drag, from pointer down to pointer up; Escape cancels it. Returns a function that ends it. */
export function dragPage(down: PointerEvent, { box, tile, handle, onMove, onEnd }: Drag): () => void {
  const startScroll = box.scrollTop
  const end = new AbortController()
  const { signal } = end
  let [x, y, frame] = [down.clientX, down.clientY, 0]

  const follow = () => {
    const [right, below] = [x - down.clientX, y - down.clientY + box.scrollTop - startScroll]
    tile.style.translate = `${right}px ${below}px`
    onMove(right, below)
  }
  const scroll = () => {
    const { top, bottom } = box.getBoundingClientRect()
    const beyond = Math.min(0, y - top - scrollZone) + Math.max(0, y - bottom + scrollZone)
    if (beyond !== 0) {
      box.scrollTop += beyond / 4
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }
  const finish = (dropped: boolean) => {
    if (signal.aborted) return
    end.abort()
    cancelAnimationFrame(frame)
    tile.style.translate = ''
    onEnd(dropped)
  }

  handle.addEventListener(
    'pointermove',
    (event) => {
      x = event.clientX
      y = event.clientY
      follow()
    },
    { signal },
  )
  handle.addEventListener('pointerup', () => finish(true), { signal })
  handle.addEventListener('lostpointercapture', () => finish(false), { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal })
  box.addEventListener('selectstart', (event) => event.preventDefault(), { signal })
  handle.setPointerCapture(down.pointerId)
  frame = requestAnimationFrame(scroll)
  return () => finish(false)
}
