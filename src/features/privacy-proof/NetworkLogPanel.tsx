import { emptyLog, ownTotal, requestKinds } from '../../lib/request-log.ts'
import { networkLog } from '../../platform/page/network-log.ts'
import { FoldedGroup } from '../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../ui/use-store.ts'
import type { ProofMessages } from './messages.en.ts'
import styles from './PrivacyProof.module.css'

type NetworkLogPanelProps = {
  readonly t: ProofMessages['live']
  /** The totals alone, where there is a link to all of it. */
  readonly compact?: boolean
}

/** Counts the page's network requests since it was opened, as the browser reports them. */
export function NetworkLogPanel({ t, compact = false }: NetworkLogPanelProps) {
  const log = useStore(networkLog, emptyLog)
  const elsewhere = log.elsewhere.length
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        {compact ? null : <p>{t.intro}</p>}
        <dl className={styles.counts}>
          <Count name={t.elsewhere} count={elsewhere} isBad={elsewhere > 0} />
          <Count name={t.refused} count={log.refused.length} />
          <Count name={t.own} count={ownTotal(log)} />
        </dl>
        {compact ? null : (
          <FoldedGroup title={t.details}>
            <dl className={styles.counts}>
              {requestKinds.map((kind) => (
                <Count key={kind} name={t.kinds[kind]} count={log.own[kind]} />
              ))}
            </dl>
            <p>{t.note}</p>
          </FoldedGroup>
        )}
      </div>
    </Panel>
  )
}

type CountProps = { readonly name: string; readonly count: number; readonly isBad?: boolean }

const Count = ({ name, count, isBad = false }: CountProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={isBad ? styles.bad : undefined}>{count}</dd>
  </div>
)
