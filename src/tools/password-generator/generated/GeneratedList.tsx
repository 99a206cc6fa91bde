import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { RecentPassword } from '../recent/recent-passwords.ts'
import { StrengthBar } from '../strength/StrengthBar.tsx'
import { useTexts } from '../texts.ts'
import styles from './GeneratedList.module.css'

export type GeneratedBatch = {
  /** Increases with every press of Generate, so that the rows of a new batch are remounted. */
  readonly batch: number
  readonly passwords: readonly (RecentPassword & { readonly position: number })[]
  /** The entropy of each password. */
  readonly bits: number
}

type GeneratedListProps = { readonly generated: GeneratedBatch | undefined }

export function GeneratedList({ generated }: GeneratedListProps) {
  const { t } = useTexts()
  if (!generated)
    return (
      <Panel title={t.generated}>
        <div className={styles.empty}>
          <span className={styles.ghost} aria-hidden="true">
            ••••••••••••••••
          </span>
          <p className={styles.emptyTitle}>{t.empty}</p>
          <p className={styles.emptyHint}>{t.emptyHint}</p>
        </div>
      </Panel>
    )
  const { batch, passwords, bits } = generated
  const all = passwords.map(({ password }) => password).join('\n')
  return (
    <Panel
      title={t.generated}
      actions={passwords.length > 1 ? <CopyButton variant="quiet" label={t.copyAll} copy={all} /> : undefined}
    >
      <ol className={styles.list}>
        {passwords.map(({ position, password, strength }) => (
          <li key={`${batch}-${position}`} className={styles.row}>
            <code className={styles.password} translate="no" spellCheck={false}>
              {password}
            </code>
            <CopyButton
              label={t.copy}
              name={t.copyNumber(position)}
              copy={password}
              className={styles.copy}
            />
            <StrengthBar strength={strength} bits={bits} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
