import type { PageProps } from '../../registry/manifest.ts'
import { useArticle } from '../../ui/article/article-context.ts'
import { PageHead } from '../../ui/layout/page-head/PageHead.tsx'
import type { Messages } from './messages.en.ts'
import styles from './Recipes.module.css'

/** The recipes on the device, to be run on other files. */
export default function Recipes({ t }: PageProps<Messages>) {
  const { recipes: RecipeList } = useArticle()
  return (
    <div className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      <div className={styles.place}>
        <RecipeList />
      </div>
      <p className={styles.note}>{t.note}</p>
    </div>
  )
}
