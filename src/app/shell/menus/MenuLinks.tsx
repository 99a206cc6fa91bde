import type { ReactNode } from 'react'
import { guides, tools } from '../../../registry/entries.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { ToolMark } from '../../home/ToolMark.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import { pathOf, type Route } from '../../navigation/routes.ts'
import styles from './MenuLinks.module.css'

type MenuLinkProps = { readonly route: Route; readonly title: string; readonly mark?: ReactNode }

export function MenuLink({ route, title, mark }: MenuLinkProps) {
  const { language } = useCatalog()
  return (
    <li>
      <a href={pathOf({ language, route })} className={styles.link}>
        {mark}
        {title}
      </a>
    </li>
  )
}

/** Links to all tools with their icons. */
export function ToolLinks() {
  const { card } = useCatalog()
  return (
    <ul className={styles.links}>
      {tools.map((tool) => (
        <MenuLink
          key={tool.id}
          route={{ kind: 'tool', id: tool.id }}
          title={card(tool.id).title}
          mark={<ToolMark tool={tool} />}
        />
      ))}
    </ul>
  )
}

/** Links to the index of guides and to the guides of the menu, or to all guides. */
export function GuideLinks({ all = false }: { readonly all?: boolean }) {
  const { card } = useCatalog()
  const { t } = useDictionary()
  return (
    <ul className={styles.links}>
      <MenuLink route={{ kind: 'guides' }} title={t.allGuides} />
      {guides
        .filter(({ inMenu }) => all || inMenu)
        .map(({ id }) => (
          <MenuLink key={id} route={{ kind: 'guide', id }} title={card(id).title} />
        ))}
    </ul>
  )
}
