import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../../../ui/use-store.ts'
import { gridOf, pageAt, pagesInView, placeOf } from './grid.ts'
import { zoomStore } from './zoom.ts'

/** Of the box, in pixels: room for shadows and focus rings. */
const padding = 6

/** Sizes of previews, in device pixels: few, so that a change of the window does not draw all pages again. */
const sides = [480, 960, 1600] as const

/** The grid of pages in its scrolling box, which follows the zoom, and which of the pages are near the view. */
export function useGrid(count: number, ratio: number, box: RefObject<HTMLElement | null>) {
  const zoom = useStore(zoomStore)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [top, setTop] = useState(0)
  const grid = gridOf({ zoom, count, box: size, ratio })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setSize({ width: element.clientWidth - 2 * padding, height: element.clientHeight - 2 * padding })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  // The page at the top of the view stays there with another zoom.
  const before = useRef({ zoom, first: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element && before.current.zoom !== zoom) element.scrollTop = placeOf(grid, before.current.first).top
    before.current = { zoom, first: pageAt(grid, count, { start: 0, top: top + grid.height / 3 }) }
  }, [box, zoom, grid, count, top])

  const pixels = Math.max(grid.width, grid.height) * Math.min(2, globalThis.devicePixelRatio)
  return {
    grid,
    ...pagesInView(grid, count, { top, height: size.height }),
    /** Of the previews, in device pixels. */
    side: sides.find((each) => each >= pixels * 0.9) ?? 1600,
    measured: size.width > 0,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
  }
}
