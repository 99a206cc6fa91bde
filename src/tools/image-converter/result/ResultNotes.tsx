import { type BatchItem, resultOf } from '../../../features/image-batch/batch/batch-state.ts'
import { LeftOut } from '../../../features/image-batch/page/LeftOut.tsx'
import { Fact, Note, Notes } from '../../../features/image-batch/row/Notes.tsx'
import type { Edit } from '../../../lib/image/pixels/edit.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { Converted, LosslessEdit } from '../core/converted.ts'
import { useTexts } from '../texts.ts'

type ResultNotesProps = {
  readonly item: BatchItem<Converted<Blob>>
  readonly onForce: () => void
  /** Cuts at exactly the wanted edges. */
  readonly onExact: () => void
}

/** Notes on a result, such as the number of changed pixels, and a button to optimise it. */
export function ResultNotes({ item, onForce, onExact }: ResultNotesProps) {
  const { t, language } = useTexts()
  const result = resultOf(item)
  if (!result) return null
  const number = numberFormat(language)
  const total = number.format(result.width * result.height)
  const { changedPixels, optimisation, filled, lossless } = result
  return (
    <Notes>
      {changedPixels === 0 ? <Fact tone="good">{t.changed(number.format(0), total)}</Fact> : null}
      {changedPixels ? <Note tone="warning">{t.changed(number.format(changedPixels), total)}</Note> : null}
      {lossless ? <Lossless edit={item.edit} {...{ lossless, onExact }} /> : null}
      {filled ? <Note>{filled === '#ffffff' ? t.filled : t.filledWith(filled)}</Note> : null}
      <LeftOut t={t.batch} metadata={item.metadata} preserved={result.preserved} />
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

type LosslessProps = {
  readonly edit: Edit
  readonly lossless: LosslessEdit
  readonly onExact: () => void
}

/** Whether a JPG was cropped or turned without loss, by how much it exceeds the wanted part, or why not. */
function Lossless({ edit: { crop, turns }, lossless, onExact }: LosslessProps) {
  const { t } = useTexts()
  if (typeof lossless === 'string') return <Note>{t.notLossless[lossless]}</Note>
  const { left, top } = lossless
  const done = t.withoutLoss[crop === null ? 'turned' : turns === 0 ? 'cropped' : 'both']
  return left === 0 && top === 0 ? (
    <Note tone="good">{done}</Note>
  ) : (
    <>
      <Note tone="good">
        {done} {t.furtherOut(left, top)}
      </Note>
      <Button onClick={onExact}>{t.cropExactly}</Button>
    </>
  )
}
