import { emptyLog, requestKinds } from '../../lib/request-log.ts'
import { networkLog } from '../../platform/page/network-log.ts'
import { FoldedGroup } from '../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../ui/use-store.ts'
import type { ProofMessages } from './messages.en.ts'
import styles from './PrivacyProof.module.css'
import { type CountName, countsOf } from './request-counts.ts'

type NetworkLogPanelProps = {
  readonly t: ProofMessages['live']
  /** The totals alone, where there is a link to all of it. */
  readonly compact?: boolean
}

/** Counts the page's network requests since it was opened, as the browser reports them. */
export function NetworkLogPanel({ t, compact = false }: NetworkLogPanelProps) {
  const counts = countsOf(useStore(networkLog, emptyLog))
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        {compact ? null : <p>{t.intro}</p>}
        <dl className={styles.counts}>
          <Count of="elsewhere" label={t.elsewhere} counts={counts} isBad={counts.elsewhere > 0} />
          <Count of="refused" label={t.refused} counts={counts} />
          <Count of="own" label={t.own} counts={counts} />
        </dl>
        {compact ? null : (
          <FoldedGroup title={t.details}>
            <dl className={styles.counts}>
              {requestKinds.map((kind) => (
                <Count key={kind} of={kind} label={t.kinds[kind]} counts={counts} />
              ))}
            </dl>
            <p>{t.note}</p>
          </FoldedGroup>
        )}
      </div>
    </Panel>
  )
}

type CountProps = {
  readonly of: CountName
  readonly label: string
  readonly counts: ReturnType<typeof countsOf>
  readonly isBad?: boolean
}

/** The early script of a page has written the count before React hydrates it (`show-request-counts.ts`). */
const Count = ({ of, label, counts, isBad = false }: CountProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={isBad ? styles.bad : undefined} data-count={of} suppressHydrationWarning>
      {counts[of]}
    </dd>
  </div>
)
