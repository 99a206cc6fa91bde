import { useEffect, useState } from 'react'
import type { Heading } from '../prose/prose.ts'

/** The reading line, as a fraction of the window's height: a heading above it counts as reached. */
const readingLine = 0.3

/** The current section: the last whose heading is above the reading line. */
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
