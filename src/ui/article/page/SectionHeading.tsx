import { Link } from 'lucide'
import { slug } from '../../../lib/text/slug.ts'
import { clipboard } from '../../../platform/files/clipboard.ts'
import { useAnnounce } from '../../feedback/announcer/announcer.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { useArticle } from '../article-context.ts'
import styles from './SectionHeading.module.css'

/** A heading with an anchor link, which also copies its URL. */
export function SectionHeading({ children }: { readonly children: string }) {
  const { texts } = useArticle()
  const announce = useAnnounce()
  const id = slug(children)
  const copy = async (address: string) => {
    if ((await clipboard.copyText(address)) === 'copied') announce(texts.copied)
  }
  return (
    <div className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {children}
      </h2>
      <a
        className={styles.anchor}
        href={`#${id}`}
        aria-label={texts.copyLink(children)}
        onClick={(event) => void copy(event.currentTarget.href)}
      >
        <Icon of={Link} size={18} />
      </a>
    </div>
  )
}
