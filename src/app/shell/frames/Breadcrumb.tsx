import { ChevronRight } from 'lucide'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { pathOf, type Route } from '../../navigation/routes.ts'
import styles from './Breadcrumb.module.css'

type BreadcrumbProps = {
  /** The page between the home page and this one. */
  readonly above?: { readonly route: Route; readonly title: string }
  readonly title: string
}

/** The path from the home page to this one. */
export function Breadcrumb({ above, title }: BreadcrumbProps) {
  const { t, language } = useCatalog()
  const steps = [{ route: { kind: 'home' } as const, title: t.home }, ...(above ? [above] : [])]
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={styles.crumbs}>
        {steps.map((step) => (
          <li key={step.title}>
            <a href={pathOf({ language, route: step.route })}>{step.title}</a>
            <Icon of={ChevronRight} size={16} />
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
