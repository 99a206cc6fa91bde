import type { PresetMessages } from '../../registry/manifest.ts'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import styles from './PresetAbout.module.css'

/** What helps with the purpose of a preset, below its tool. */
export function PresetAbout({ sections }: Pick<PresetMessages, 'sections'>) {
  return (
    <div className={styles.about}>
      {sections.map(({ title, text }) => (
        <Panel key={title} title={title}>
          <p className={styles.text}>{text}</p>
        </Panel>
      ))}
    </div>
  )
}
