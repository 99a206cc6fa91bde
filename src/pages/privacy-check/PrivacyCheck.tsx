import { site } from '../../../site.config.ts'
import { buildId } from '../../platform/page/build-id.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { PageHead } from '../../ui/layout/page-head/PageHead.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { CopyCheck } from './CopyCheck.tsx'
import { LeakPanel } from './LeakPanel.tsx'
import { LivePanel } from './LivePanel.tsx'
import { LockPanel } from './LockPanel.tsx'
import type { Messages } from './messages.en.ts'
import { PlanePanel } from './PlanePanel.tsx'
import styles from './PrivacyCheck.module.css'

/** Checks with which visitors can verify that nothing leaves the device. */
export default function PrivacyCheck({ t }: PageProps<Messages>) {
  const { build, limits } = t
  return (
    <div className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PlanePanel t={t.plane} />
          <LivePanel t={t.live} />
          <LockPanel t={t.lock} />
        </div>
        <div className={styles.column}>
          <LeakPanel t={t.leak} />
          <Panel title={build.title}>
            <div className={styles.stack}>
              <p>{build.text}</p>
              <p>
                {build.id} <code>{buildId()}</code>
              </p>
              <CopyCheck t={t.copy} />
              <ul className={styles.links}>
                <li>
                  <a href="/integrity.json">{build.list}</a>
                </li>
                <li>
                  <a href="/toolnook.zip" download="">
                    {build.zip}
                  </a>
                  <span className={styles.hint}>{build.zipHint}</span>
                </li>
              </ul>
              <p className={styles.hint}>
                {build.verify} <code className={styles.command}>npm run verify -- {site.origin}</code>
              </p>
            </div>
          </Panel>
        </div>
      </div>
      <Panel title={limits.title}>
        <ul className={styles.items}>
          {limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
