import { Panel } from '../panel/Panel.tsx'
import styles from './HowTo.module.css'

type HowToProps = { readonly title: string; readonly steps: readonly string[] }

/** The numbered steps of a tool. */
export function HowTo({ title, steps }: HowToProps) {
  return (
    <Panel title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  )
}
