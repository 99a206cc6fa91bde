type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Room for the name above a part, and around it, in pixels. */
const [above, around] = [44, 20]

/**
 * Scrolls the place of a page so that a part of it is in view: by no more than needed if the page fits its width, so that
 * it does not move at every field, or else to the beginning or the end of the part.
 */
export function showPart(
  stage: HTMLElement,
  part: Box | undefined,
  { scale, atEnd }: { readonly scale: number; readonly atEnd: boolean },
): void {
  if (!part) {
    stage.scrollTo({ left: 0, top: 0 })
    return
  }
  const { clientWidth, clientHeight, scrollTop } = stage
  const [top, bottom] = [part.y * scale - above, (part.y + part.height) * scale + around]
  const isEnlarged = stage.scrollWidth > clientWidth
  const nearest = top < scrollTop ? top : Math.min(top, Math.max(scrollTop, bottom - clientHeight))
  const start = part.x * scale - around
  const end = (part.x + part.width) * scale + around - clientWidth
  stage.scrollTo({
    left: atEnd ? Math.max(start, end) : start,
    top: isEnlarged ? top : nearest,
  })
}
