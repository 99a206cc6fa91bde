import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import type { AppMessages } from '../../language/messages.en.ts'
import styles from './CrashBoundary.module.css'
import { PartBoundary } from './PartBoundary.tsx'

type Props = { readonly texts: AppMessages['crashed']; readonly children: ReactNode }

/** Keeps the shell usable and shows a message when a page throws while rendering. */
export function CrashBoundary({ texts: { title, text, reload }, children }: Props) {
  const fallback = (
    <div role="alert" className={styles.crashed}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {reload}
      </Button>
    </div>
  )
  return <PartBoundary fallback={fallback}>{children}</PartBoundary>
}
