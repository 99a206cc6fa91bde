import { Suspense } from 'react'
import { ModalSheet } from '../../../ui/modal/ModalSheet.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { AnswerPanel, openersOf } from '../../home/answer/AnswerPanel.tsx'
import type { Offered } from '../../home/find-openers.ts'
import styles from './OpenWith.module.css'

export type OpenWithProps = {
  readonly offered: Offered
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

export { openersOf }

/** Offers the tools for what was dropped, pasted, shared or opened from the desktop on a page that does not take it. */
export function OpenWith({ offered, onOpen, onClose }: OpenWithProps) {
  const { t } = useCatalog()
  return (
    <ModalSheet
      title={offered.kind === 'files' ? t.openWith.files(offered.files.length) : t.openWith.shared}
      closeLabel={t.openWith.close}
      onClose={onClose}
      opener="main h1"
      className={styles.sheet}
    >
      <Suspense>
        <AnswerPanel offered={offered} onOpen={onOpen} onRun={onClose} className={styles.panel} />
      </Suspense>
    </ModalSheet>
  )
}
