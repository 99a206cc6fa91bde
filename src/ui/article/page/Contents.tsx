import { useArticle } from '../article-context.ts'
import type { Heading } from '../prose/prose.ts'
import styles from './Contents.module.css'
import { useCurrentSection } from './use-current-section.ts'

/** The table of contents; marks the current section. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const { texts } = useArticle()
  const current = useCurrentSection(headings)
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" className={styles.title}>
        {texts.contents}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
