import { site } from '../../../site.config.ts'
import { LeakTestPanel } from '../../features/privacy-proof/LeakTestPanel.tsx'
import { NetworkLogPanel } from '../../features/privacy-proof/NetworkLogPanel.tsx'
import { OfflineLockPanel } from '../../features/privacy-proof/OfflineLockPanel.tsx'
import proof from '../../features/privacy-proof/PrivacyProof.module.css'
import { buildId } from '../../platform/page/build-id.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { PageHead } from '../../ui/layout/page-head/PageHead.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import { OfflineCopyCheck } from './OfflineCopyCheck.tsx'
import { OfflineReadinessPanel } from './OfflineReadinessPanel.tsx'
import styles from './PrivacyCheck.module.css'

/** Lets visitors verify for themselves that no data leaves the device. */
export default function PrivacyCheck({ t }: PageProps<Messages>) {
  const { build, limits } = t
  return (
    <div className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OfflineReadinessPanel t={t.plane} />
          <NetworkLogPanel t={t.live} />
          <OfflineLockPanel t={t.lock} reloadSource="privacy check" />
        </div>
        <div className={styles.column}>
          <LeakTestPanel t={t.leak} />
          <Panel title={build.title}>
            <div className={proof.stack}>
              <p>{build.text}</p>
              <p>
                {build.id} <code>{buildId()}</code>
              </p>
              <OfflineCopyCheck t={t.copy} />
              <ul className={styles.links}>
                <li>
                  <a href="/integrity.json">{build.list}</a>
                </li>
                <li>
                  <a href="/toolnook.zip" download="">
                    {build.zip}
                  </a>
                  <span className={proof.hint}>{build.zipHint}</span>
                </li>
              </ul>
              <p className={proof.hint}>
                {build.verify} <code className={styles.command}>npm run verify -- {site.origin}</code>
              </p>
            </div>
          </Panel>
        </div>
      </div>
      <Panel title={limits.title}>
        <ul className={proof.items}>
          {limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
