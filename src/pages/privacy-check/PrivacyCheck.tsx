import { site } from '../../../site.config.ts'
import { useCopyState } from '../../features/offline-copy/use-copy-state.ts'
import { LeakTestPanel } from '../../features/privacy-proof/LeakTestPanel.tsx'
import { NetworkLogPanel } from '../../features/privacy-proof/NetworkLogPanel.tsx'
import { OfflineLockPanel } from '../../features/privacy-proof/OfflineLockPanel.tsx'
import proof from '../../features/privacy-proof/PrivacyProof.module.css'
import { buildId } from '../../platform/page/build-id.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { FoldedGroup } from '../../ui/layout/folded-group/FoldedGroup.tsx'
import { PageHead } from '../../ui/layout/page-head/PageHead.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import { OfflineCopyCheck } from './OfflineCopyCheck.tsx'
import { OfflineReadinessPanel } from './OfflineReadinessPanel.tsx'
import styles from './PrivacyCheck.module.css'

/** Lets visitors verify for themselves that no data leaves the device. */
export default function PrivacyCheck({ t, language }: PageProps<Messages>) {
  const copy = useCopyState()
  const { build, how, limits } = t
  return (
    <div className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OfflineReadinessPanel t={t.plane} wholeSite={t.wholeSite} language={language} copy={copy} />
          <NetworkLogPanel t={t.live} />
        </div>
        <div className={styles.column}>
          <LeakTestPanel t={t.leak} />
          <OfflineLockPanel t={t.lock} copy={copy} reloadSource="privacy check" />
          <Panel title={build.title}>
            <div className={proof.stack}>
              <OfflineCopyCheck t={t.copy} />
              <p>
                <a className={styles.link} href="/toolnook.zip" download="">
                  {build.zip}
                </a>
                <span className={proof.hint}>{build.zipHint}</span>
              </p>
              <FoldedGroup title={build.details}>
                <p>{build.text}</p>
                <p>
                  {build.id} <code>{buildId()}</code>
                </p>
                <p>
                  <a className={styles.link} href="/integrity.json">
                    {build.list}
                  </a>
                </p>
                <p>
                  {build.verify} <code className={styles.command}>npm run verify -- {site.origin}</code>
                </p>
              </FoldedGroup>
            </div>
          </Panel>
        </div>
      </div>
      <Panel title={limits.title}>
        {limits.items.map(({ title, text }) => (
          <FoldedGroup key={title} title={title}>
            <p className={styles.text}>{text}</p>
          </FoldedGroup>
        ))}
      </Panel>
      <Panel title={how.title}>
        {how.groups.map(({ title, items }) => (
          <FoldedGroup key={title} title={title}>
            <ul className={proof.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </FoldedGroup>
        ))}
      </Panel>
    </div>
  )
}
