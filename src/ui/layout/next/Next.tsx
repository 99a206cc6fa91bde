import { type ReactNode, useEffect, useState } from 'react'
import { useToolContext } from '../tool-page/tool-context.ts'
import styles from './Next.module.css'
import type { NextContent } from './next-content.ts'

type NextProps = {
  readonly contents: readonly NextContent[]
  /** At the end of the row, on the same line at every width. */
  readonly children?: ReactNode
}

/** A row with what other tools can do with a result. The site fills it, as a tool knows no other. */
export function Next({ contents, children }: NextProps) {
  const { next: Row } = useToolContext()
  // Not part of the prerendered page, which would show it before it can be pressed.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  // From the first result on: a tool that was pressed may wait for a new one.
  const [hadContents, setHadContents] = useState(false)
  if (contents.length > 0 && !hadContents) setHadContents(true)
  return (
    <div className={styles.next}>
      {isReady && Row && hadContents ? <Row contents={contents} /> : null}
      {children}
    </div>
  )
}
