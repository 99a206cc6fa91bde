import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { categories, categoryBounds } from '../core/measures/bmi.ts'
import { number } from '../format.ts'
import { useTexts } from '../texts.ts'
import styles from './CategoryTable.module.css'

type CategoryTableProps = {
  readonly lowerPoints: boolean
  readonly onLowerPoints: (shown: boolean) => void
}

export function CategoryTable({ lowerPoints, onLowerPoints }: CategoryTableProps) {
  const { t, language } = useTexts()
  const rangeOf = (index: number) => {
    const [from, to] = [categoryBounds[index - 1], categoryBounds[index]].map(
      (bound) => bound && number(bound, language, 1, 0),
    )
    if (!from) return t.below(to ?? '')
    return to ? t.between(from, to) : t.from(from)
  }
  return (
    <Panel title={t.table}>
      <div className={styles.content}>
        <table className={styles.table}>
          <caption className={styles.note}>{t.tableNote}</caption>
          <thead>
            <tr>
              <th scope="col">{t.category}</th>
              <th scope="col">{t.bmiRange}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={category}>
                <th scope="row">{t.categories[category]}</th>
                <td>{rangeOf(index)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{t.classes}</p>
        <SwitchField label={t.lower} hint={t.lowerHint} checked={lowerPoints} onChange={onLowerPoints} />
      </div>
    </Panel>
  )
}
