import type { ImportMode, ImportPlan } from '../../../lib/stored-data/plan.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { NameIn } from '../../../ui/name-in/NameIn.tsx'
import type { Messages } from '../messages.en.ts'
import styles from '../YourData.module.css'

type DryRunProps = {
  readonly t: Messages['import']
  readonly file: string
  readonly plan: ImportPlan
  /** The number of unreadable records in the file. */
  readonly refused: number
  readonly mode: ImportMode
  readonly onMode: (mode: ImportMode) => void
  readonly onApply: () => void
  readonly onCancel: () => void
}

/** Previews the changes of an import. */
export function DryRun({ t, file, plan, refused, mode, onMode, onApply, onCancel }: DryRunProps) {
  const hasWork = plan.write.length + plan.remove.length > 0
  const findings = [
    t.added(plan.added),
    t.changed(plan.changed),
    t.same(plan.same),
    ...(refused > 0 ? [t.refused(refused)] : []),
    ...(plan.remove.length > 0 ? [t.removes(plan.remove.length)] : []),
  ]
  return (
    <div className={styles.stack} role="status">
      <p className={styles.name}>
        <NameIn sentence={t.found(file)} name={file} />
      </p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding}>
            <bdi>{finding}</bdi>
          </li>
        ))}
      </ul>
      <SegmentedField
        label={t.mode}
        value={mode}
        segments={[
          { value: 'merge', label: t.merge },
          { value: 'replace', label: t.replace },
        ]}
        onChange={onMode}
      />
      <p className={styles.hint}>{mode === 'merge' ? t.mergeHint : t.replaceHint}</p>
      {hasWork ? null : <p>{t.nothingToDo}</p>}
      <div className={styles.actions}>
        {hasWork ? (
          <Button variant="primary" onClick={onApply}>
            {t.button}
          </Button>
        ) : null}
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </div>
  )
}
