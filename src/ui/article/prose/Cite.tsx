import { useArticle } from '../article-context.ts'
import styles from './Cite.module.css'

/** The number of a source, linked to its entry in the list at the end. */
export function Cite({ id }: { readonly id: string }) {
  const { sources, texts } = useArticle()
  const number = sources.findIndex((source) => source.id === id) + 1
  if (number === 0) throw new Error(`The text cites the source ${id}, which is not listed`)
  return (
    <a className={styles.cite} href={`#source-${id}`} aria-label={`[${number}] ${texts.cited(number)}`}>
      [{number}]
    </a>
  )
}
