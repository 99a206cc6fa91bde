import { type BatchItem, resultOf } from '../../../features/image-batch/batch/batch-state.ts'
import { LeftOut } from '../../../features/image-batch/page/LeftOut.tsx'
import { Fact, Note, Notes } from '../../../features/image-batch/row/Notes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import type { Converted } from '../core/converted.ts'
import { useTexts } from '../texts.ts'

type ResultNotesProps = {
  readonly item: BatchItem<Converted<Blob>>
  readonly onForce: () => void
}

/** Notes on a result, such as the number of changed pixels, and a button to optimise it. */
export function ResultNotes({ item, onForce }: ResultNotesProps) {
  const { t, language } = useTexts()
  const result = resultOf(item)
  if (!result) return null
  const number = new Intl.NumberFormat(language)
  const total = number.format(result.width * result.height)
  const { changedPixels, optimisation, filled } = result
  return (
    <Notes>
      {changedPixels === 0 ? <Fact tone="good">{t.changed(number.format(0), total)}</Fact> : null}
      {changedPixels ? <Note tone="warning">{t.changed(number.format(changedPixels), total)}</Note> : null}
      {filled ? <Note>{t.filled}</Note> : null}
      <LeftOut t={t.batch} metadata={item.metadata} kept={result.kept} />
      {optimisation === 'unavailable' ? <Note tone="warning">{t.unavailable}</Note> : null}
      {optimisation === 'skipped' && item.work.state !== 'working' ? (
        <>
          <Note>{t.skipped}</Note>
          <Button onClick={onForce}>{t.makeSmaller}</Button>
        </>
      ) : null}
    </Notes>
  )
}
