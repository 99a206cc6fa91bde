import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from '../shell/frames/ToolFrame.module.css'
import type { PresetLinkTexts } from './texts.ts'

export type PresetLinksProps = {
  readonly tool: string
  /** The preset whose page this is. */
  readonly preset: string | undefined
  readonly texts: PresetLinkTexts
}

/** Links to the pages of a tool's presets, and from them to the tool. Nothing for a tool without any. */
export function PresetLinks({ tool, preset, texts }: PresetLinksProps) {
  const { card, language } = useCatalog()
  const own = Object.entries(texts.cards)
    .map(([path, { title }]) => ({ tool: path.split('/')[0], id: path.split('/')[1], title }))
    .filter((each) => each.tool === tool && each.id !== preset)
  const links = [...(preset === undefined ? [] : [{ id: undefined, title: card(tool).title }]), ...own]
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="presets" className={styles.related}>
      <h2 id="presets">{texts.title}</h2>
      <ul className={styles.list}>
        {links.map(({ id, title }) => (
          <li key={title}>
            <a
              href={pathOf({ language, route: { kind: 'tool', id: tool, preset: id } })}
              className={styles.link}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
