import { formatFileSize } from '../../../lib/files/file-size.ts'
import { byLanguage } from '../../../lib/text/by-language.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import type { PdfSettings } from '../core/settings.ts'
import type { ConversionFailure } from '../core/worker-messages.ts'
import type { Photo } from '../photos/photo-list.ts'
import { useTexts } from '../texts.ts'
import type { FailureMessages } from './messages.en.ts'

/** Every language: together they are smaller than a second request. */
const texts = byLanguage(
  import.meta.glob<FailureMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

type FailureProps = {
  readonly failure: ConversionFailure
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly onRemove: (index: number) => void
  /** Puts a file in the place of the photo with this index. */
  readonly onPickAgain: (index: number, file: File) => void
  readonly onConvert: () => void
  /** Allows the document this many kilobytes, and converts. */
  readonly onAllow: (kilobytes: number) => void
}

/** Says why there is no document, with the one button that does what there is to do about it. */
export function Failure({ failure, photos, settings, ...actions }: FailureProps) {
  const { onRemove, onConvert, onPickAgain, onAllow } = actions
  const { t: shared, language } = useTexts()
  const t = texts[language]
  const tryAgain = (
    <Button variant="primary" onClick={onConvert}>
      {t.tryAgain}
    </Button>
  )
  if (failure.kind === 'unexpected')
    return (
      <Alert title={t.failed}>
        <p>{t.failure.unexpected}</p>
        {tryAgain}
      </Alert>
    )
  if (failure.kind === 'pdf-too-large') {
    const sizes = photos.map(({ file }) => file.size)
    return (
      <Alert title={t.failed}>
        <p>{t.failure['pdf-too-large']}</p>
        <Button variant="primary" onClick={() => onRemove(sizes.indexOf(Math.max(...sizes)))}>
          {t.removeLargest}
        </Button>
      </Alert>
    )
  }
  if (failure.kind === 'too-small-limit') {
    const kilobytes = Math.ceil(failure.smallest / 1024)
    const size = (kilos: number) => formatFileSize(kilos * 1024, language)
    return (
      <Alert title={t.overLimit(size(settings.maxKilobytes ?? 0))}>
        <p>{t.smallestPossible(size(kilobytes))}</p>
        <Button variant="primary" onClick={() => onAllow(kilobytes)}>
          {t.allow(size(kilobytes))}
        </Button>
      </Alert>
    )
  }
  const { index, name, error } = failure
  return (
    <Alert title={t.failed} files={[{ id: index, name, reason: shared.reason(error) }]}>
      {error.kind === 'unreadable' ? (
        <FileInput variant="primary" accept="image/*" onFiles={([file]) => file && onPickAgain(index, file)}>
          {t.pickAgain}
        </FileInput>
      ) : error.kind === 'timed-out' || error.kind === 'not-looked-at' || error.kind === 'decoder-missing' ? (
        tryAgain
      ) : (
        <Button variant="primary" onClick={() => onRemove(index)}>
          {t.removeThis}
        </Button>
      )}
    </Alert>
  )
}
