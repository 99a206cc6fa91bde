import { ArrowRight } from 'lucide'
import { classNames } from '../../lib/class-names.ts'
import type { ToolManifest } from '../../registry/manifest.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import cardStyles from '../card/Card.module.css'
import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './ToolCard.module.css'
import { ToolMark } from './ToolMark.tsx'

/** A tool on the home page. The link covers the card; its name says which tool it opens. */
export function ToolCard({ tool }: { readonly tool: ToolManifest }) {
  const { t, card, language } = useCatalog()
  const { title, description } = card(tool.id)
  return (
    <li className={classNames(cardStyles.card, styles.card)}>
      <ToolMark tool={tool} />
      <h3 className={classNames(cardStyles.title, styles.title)}>{title}</h3>
      <p className={classNames(cardStyles.description, styles.description)}>{description}</p>
      <a
        className={classNames(cardStyles.link, styles.link)}
        href={pathOf({ language, route: { kind: 'tool', id: tool.id } })}
        aria-label={t.useToolNamed(title)}
      >
        {t.useTool}
        <Icon of={ArrowRight} size={18} />
      </a>
    </li>
  )
}
