import { useEffect, useState } from 'react'
import type { Heading } from '../prose/prose.ts'

/** How far down the window a heading counts as reached, as a share of its height. */
const readingLine = 0.3

/** The section that is being read: the last whose heading has passed the reading line. */
export function useCurrentSection(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const update = () => {
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight * readingLine
      })
      setCurrent(passed.at(-1)?.id)
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [headings])
  return current
}
