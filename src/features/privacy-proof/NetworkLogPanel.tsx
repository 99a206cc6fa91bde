import { emptyLog, ownTotal, requestKinds } from '../../lib/request-log.ts'
import { networkLog } from '../../platform/page/network-log.ts'
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
  const rows: readonly (readonly [name: string, count: number, isPart: boolean])[] = [
    [t.elsewhere, log.elsewhere.length, false],
    [t.refused, log.refused.length, false],
    [t.own, ownTotal(log), false],
    ...(compact ? [] : requestKinds).map((kind) => [t.kinds[kind], log.own[kind], true] as const),
  ]
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        {compact ? null : <p>{t.intro}</p>}
        <dl className={styles.counts}>
          {rows.map(([name, count, isPart]) => (
            <div key={name} className={isPart ? styles.part : undefined}>
              <dt>{name}</dt>
              <dd className={name === t.elsewhere && count > 0 ? styles.bad : undefined}>{count}</dd>
            </div>
          ))}
        </dl>
        {compact ? null : <p className={styles.hint}>{t.note}</p>}
      </div>
    </Panel>
  )
}
