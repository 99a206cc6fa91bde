import type { ComponentProps } from 'react'
import { AlertSection } from '../../../ui/feedback/alert/Alert.tsx'
import { useTexts } from '../texts.ts'
import styles from './MoreRefused.module.css'

type MoreRefusedProps = { readonly lists: readonly ComponentProps<typeof AlertSection>[] }

/** The refused files that the alert does not name at once. */
export function MoreRefused({ lists }: MoreRefusedProps) {
  const { t } = useTexts()
  const count = lists.reduce((sum, { files }) => sum + files.length, 0)
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{t.moreRefused(count)}</summary>
      {lists.map((list) => (
        <AlertSection key={list.title} {...list} />
      ))}
    </details>
  )
}
