import { tools } from '../../registry/entries.ts'
import { toolGroups } from '../../registry/manifest.ts'
import { useCatalog } from '../catalog/texts.ts'
import styles from './HomeTools.module.css'
import { ToolCard } from './ToolCard.tsx'

/** All tools by group. */
export function HomeTools() {
  const { t } = useCatalog()
  return toolGroups.map((group) => {
    const inGroup = tools.filter((tool) => tool.group === group)
    return inGroup.length > 0 ? (
      <section key={group} aria-labelledby={group} className={styles.group}>
        <h2 id={group} className={styles.title}>
          {t.groups[group]}
        </h2>
        <ul className={styles.cards}>
          {inGroup.map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
        </ul>
      </section>
    ) : null
  })
}
