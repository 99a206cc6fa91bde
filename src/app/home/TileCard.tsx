import { ArrowRight } from 'lucide'
import { tools } from '../../registry/entries.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './TileCard.module.css'
import { ToolMark } from './ToolMark.tsx'

/** What every tile says of its tool. The link covers the tile; its name says which tool it opens. */
export function TileCard({ id }: { readonly id: string }) {
  const { t, card, language } = useCatalog()
  const { title, description } = card(id)
  const tool = tools.find((each) => each.id === id)
  return (
    <>
      <div className={styles.head}>
        {tool ? <ToolMark tool={tool} /> : null}
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.foot}>
        <p className={styles.description}>{description}</p>
        <a
          className={styles.link}
          href={pathOf({ language, route: { kind: 'tool', id } })}
          aria-label={t.useToolNamed(title)}
        >
          {t.useTool}
          <Icon of={ArrowRight} size={18} />
        </a>
      </div>
    </>
  )
}
