import { ArrowRight } from 'lucide'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { ToolManifest } from '../../ui/manifest.ts'
import { useCatalogue } from '../catalog/texts.ts'
import { pathOf } from '../routes.ts'
import styles from './ToolCard.module.css'
import { ToolMark } from './ToolMark.tsx'

/** A tool on the home page. The link covers the card; its name says which tool it opens. */
export function ToolCard({ tool }: { readonly tool: ToolManifest }) {
  const { t, card, language } = useCatalogue()
  const { title, description } = card(tool.id)
  return (
    <li className={styles.card}>
      <ToolMark tool={tool} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
      <a
        className={styles.link}
        href={pathOf({ language, route: { kind: 'tool', id: tool.id } })}
        aria-label={t.useToolNamed(title)}
      >
        {t.useTool}
        <Icon of={ArrowRight} size={18} />
      </a>
    </li>
  )
}
