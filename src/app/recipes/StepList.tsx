import { useCatalog } from '../catalog/texts.ts'
import type { ReadStep } from './read-steps.ts'
import styles from './StepList.module.css'

type StepListProps = {
  readonly steps: readonly Pick<ReadStep, 'tool' | 'text'>[]
  readonly label?: string
}

/** The steps of a recipe, a line each. */
export function StepList({ steps, label }: StepListProps) {
  const { card } = useCatalog()
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ tool, text }) => (
        <li key={tool}>
          <strong>{card(tool).title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
