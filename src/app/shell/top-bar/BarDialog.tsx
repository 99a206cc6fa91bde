import { type ReactNode, Suspense } from 'react'
import { PartBoundary } from '../frames/PartBoundary.tsx'
import { LoadNotice } from '../notices/LoadNotice.tsx'
import styles from './TopBar.module.css'

/**
 * Where a dialog of the top bar is rendered. Opened as a transition, it is there as soon as it is loaded: after a
 * fallback, even an empty one, React would wait for 300 ms.
 */
export function BarDialog({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary
      fallback={
        <div className={styles.failed}>
          <LoadNotice loading={false} failed retry={() => location.reload()} />
        </div>
      }
    >
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}
