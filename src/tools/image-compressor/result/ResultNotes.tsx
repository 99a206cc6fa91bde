import { type BatchItem, resultOf } from '../../../features/image-batch/batch/batch-state.ts'
import { LeftOut } from '../../../features/image-batch/page/LeftOut.tsx'
import { Fact, Note, Notes } from '../../../features/image-batch/row/Notes.tsx'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import { download } from '../../../platform/files/download.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { FormatSizes } from './FormatSizes.tsx'
import { TargetRuler } from './TargetRuler.tsx'

type ResultNotesProps = {
  readonly item: BatchItem<Compressed<Blob>>
  readonly settings: CompressorSettings
}

/** Notes on a result, such as a missed target or a file that did not get smaller. */
export function ResultNotes({ item, settings }: ResultNotesProps) {
  const { t, language } = useTexts()
  const result = resultOf(item)
  if (!result) return null
  const { file, work } = item
  const number = numberFormat(language)
  const notSmaller = work.state === 'done' && result.blob.size >= file.size
  return (
    <Notes>
      {settings.goal === 'size' && work.state === 'done' ? (
        <TargetRuler reached={result.blob.size} target={settings.kilobytes * 1024} original={file.size} />
      ) : null}
      {result.changedPixels === null ? null : (
        <Fact tone={result.changedPixels === 0 ? 'good' : 'warning'}>
          {t.unchanged(number.format(result.changedPixels), number.format(result.width * result.height))}
        </Fact>
      )}
      {result.formats ? (
        <FormatSizes
          sizes={result.formats}
          type={result.blob.type}
          original={file.size}
          target={settings.goal === 'size' ? settings.kilobytes * 1024 : null}
        />
      ) : null}
      {result.outcome === 'other-format' && settings.format && settings.format !== 'jpeg' ? (
        <Note tone="warning">{t.otherFormats[settings.format]}</Note>
      ) : null}
      {result.outcome === 'not-jpeg' ? <Note tone="warning">{t.notJpeg}</Note> : null}
      {result.outcome === 'rare-jpeg' ? <Note tone="warning">{t.rareJpeg}</Note> : null}
      {result.similarity === null ? null : (
        <Fact>{t.estimated(String(Math.max(0, Math.round(result.similarity))))}</Fact>
      )}
      <LeftOut t={t.batch} metadata={item.metadata} preserved={result.preserved} />
      {result.shown ? <Note>{t.shownSmaller}</Note> : null}
      {result.shrunk ? <Note>{t.shrunk}</Note> : null}
      {result.outcome === 'missed' ? (
        <Note tone="warning">
          {settings.goal === 'size'
            ? t.missed(formatFileSize(settings.kilobytes * 1024, language))
            : t.qualityMissed}
        </Note>
      ) : null}
      {notSmaller ? (
        <>
          <Note tone="warning">{t.notSmaller}</Note>
          <Button onClick={() => download(file, file.name)}>{t.original}</Button>
        </>
      ) : null}
    </Notes>
  )
}
