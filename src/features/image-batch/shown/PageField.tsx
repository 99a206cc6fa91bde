import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useId, useState } from 'react'
import type { ImageImport, PageCount } from '../../../lib/image/image-import.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import input from '../../../ui/fields/text-field/TextField.module.css'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { ChoiceMessages } from './choice.en.ts'
import styles from './PageField.module.css'

type PageFieldProps = {
  readonly t: ChoiceMessages
  readonly language: Language
  /** The chosen page or frame is counted from 0. */
  readonly item: { readonly file: File; readonly page: number }
  readonly count: ImageImport<File>['count']
  /** The chosen frame is being read, which is shown nowhere else. */
  readonly isReading?: boolean
  /** Gets a page or frame, counted from 0. */
  readonly onChange: (page: number) => void
}

/** Which page of a TIFF, or which frame of an animation, is used: typed or stepped. */
export function PageField({ t, language, item, count, isReading = false, onChange }: PageFieldProps) {
  const counted = usePageCount(item.file, count)
  const id = useId()
  /** The text while typing, which may be empty or out of range. */
  const [draft, setDraft] = useState<string>()
  if (counted === null) return <p className={styles.note}>{t.firstFrameOnly}</p>
  if (counted === undefined || counted.count < 2) return null
  const { kind, count: pages } = counted
  const texts = t.choosePage[kind]
  const change = (page: number) => {
    if (page >= 0 && page < pages && page !== item.page) onChange(page)
  }
  // Not `disabled`: the focus would be lost at the first and the last one.
  const step = (by: -1 | 1, label: string) => (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={item.page + by < 0 || item.page + by >= pages}
      onClick={() => change(item.page + by)}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} size={18} />
    </Button>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.label}</label>
      <input
        id={id}
        className={`${input.input} ${styles.input}`}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={pages}
        step={1}
        value={draft ?? item.page + 1}
        aria-describedby={`${id}-of`}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          if (Number.isInteger(currentTarget.valueAsNumber)) change(currentTarget.valueAsNumber - 1)
        }}
        onBlur={() => setDraft(undefined)}
      />
      <span id={`${id}-of`}>{t.ofPages(numberFormat(language).format(pages))}</span>
      <span className={styles.steps}>
        {step(-1, texts.previous)}
        {step(1, texts.next)}
      </span>
      <span className={styles.note} role="status">
        {isReading ? t.reading : null}
      </span>
    </div>
  )
}

const counts = new WeakMap<File, PageCount | null>()

/** The pages or frames of a file, null where the browser gives only the first frame; undefined until they are known. */
function usePageCount(file: File, count: ImageImport<File>['count']): PageCount | null | undefined {
  const [, setFile] = useState<File>()
  useEffect(() => {
    if (counts.has(file)) return
    return count(file, {
      progress: () => {},
      done(counted) {
        counts.set(file, counted)
        setFile(file)
      },
      // Then there is nothing to choose from.
      failed: () => {},
    })
  }, [file, count])
  return counts.get(file)
}
