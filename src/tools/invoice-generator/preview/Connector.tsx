import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ActivePart } from '../sections/use-form-sections.ts'
import styles from './Connector.module.css'

/** On narrow screens the page is above the form. */
const isBeside = () => matchMedia('(width >= 960px)').matches

/** Distance of a section's frame from it, and of the line from the ends of what it joins, in pixels. */
const [frame, inset] = [10, 14]

type Range = readonly [from: number, to: number]
const clamp = (value: number, [from, to]: Range) => Math.min(Math.max(value, from), to)

/** The corners of the line, in the window; undefined if one of its ends is out of view. */
function corners(): string | undefined {
  // Before anything is measured, which would lay out the page at once.
  if (!isBeside()) return undefined
  const section = document.querySelector('[data-section][data-active]')?.getBoundingClientRect()
  const outline = document.querySelector('[data-outline]')
  const stage = outline?.closest('[data-stage]')?.getBoundingClientRect()
  const part = outline?.getBoundingClientRect()
  if (!section || !stage || !part) return undefined
  const bar = document.querySelector('[data-invoice-bar]')?.getBoundingClientRect().top ?? innerHeight
  const here: Range = [Math.max(section.top, stage.top) + inset, Math.min(section.bottom, bar) - inset]
  // A tag in the margin is where the line ends: it would strike its text through.
  const tag = outline?.querySelector('[data-beside]')?.getBoundingClientRect()
  const { top, bottom } = tag ?? part
  const there: Range = [Math.max(top, stage.top), Math.min(bottom, stage.bottom)]
  if (here[0] > here[1] || there[0] > there[1]) return undefined
  const y = clamp((there[0] + there[1]) / 2, here)
  const end = clamp(y, there)
  const isLeft = section.left < part.left
  const from = isLeft ? section.right + frame : section.left - frame
  const to = isLeft ? (tag?.left ?? part.left - frame) : part.right + frame
  const bend = (from + to) / 2
  return `${from},${y} ${bend},${y} ${bend},${end} ${to},${end}`
}

/** A line from the section that is being edited to its part of the page, on wide screens. */
export function Connector({ part }: { readonly part: ActivePart | undefined }) {
  const line = useRef<SVGPolylineElement>(null)
  const draw = useEffectEvent(() => line.current?.setAttribute('points', corners() ?? ''))
  useLayoutEffect(() => {
    draw()
  })
  useEffect(() => {
    if (!part) return undefined
    let frameId = 0
    const later = () => {
      cancelAnimationFrame(frameId)
      frameId = requestAnimationFrame(() => draw())
    }
    const sizes = new ResizeObserver(later)
    for (const element of document.querySelectorAll('[data-section], [data-stage] > div'))
      sizes.observe(element)
    // Also of what scrolls in itself.
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frameId)
      sizes.disconnect()
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
    }
  }, [part])
  return (
    <svg className={styles.connector} aria-hidden="true">
      <polyline ref={line} className={styles.line} />
    </svg>
  )
}
