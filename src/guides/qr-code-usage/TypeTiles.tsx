import { Link2, Mail, Phone, Type } from 'lucide'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import { useArticle } from '../../ui/article/article-context.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Messages } from './messages.en.ts'
import styles from './TypeTiles.module.css'

const tool = 'qr-generator'
const icons = [Link2, Type, Phone, Mail] as const

/** The content types of the generator; each links there with its example filled in. */
export function TypeTiles({ t }: { readonly t: Messages['tiles'] }) {
  const path = useArticle().tools.find(({ id }) => id === tool)?.path
  return (
    <>
      <h3>{t.title}</h3>
      <ul className={styles.tiles}>
        {t.items.map(([kind, content, effect], index) => (
          <li key={kind} className={styles.tile}>
            <Icon of={icons[index] ?? Type} size={20} />
            {path ? (
              <a
                className={styles.kind}
                href={path}
                onClick={() => toolTransfer.offer({ from: 'guide', to: tool, text: content })}
              >
                {kind}
              </a>
            ) : (
              <span className={styles.kind}>{kind}</span>
            )}
            <code>{content}</code>
            <span>{effect}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
