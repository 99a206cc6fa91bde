import { CircleAlert, Clock, Pause } from 'lucide'
import { type KeyboardEvent, memo, useId } from 'react'
import { sizeChange } from '../../../lib/files/size-change.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'
import type { BatchMessages } from '../messages.en.ts'
import styles from './Filmstrip.module.css'
import { readResult } from './read-result.ts'

type FilmstripProps<Result> = {
  readonly t: BatchMessages
  readonly language: Language
  readonly items: readonly BatchItem<Result>[]
  /** Id of the file that is shown large. */
  readonly shown: number | undefined
  /** Must be a stable function: every tile renders again with a new one. */
  readonly onShow: (id: number) => void
}

/** All files as small pictures; one of them is shown large. */
export function Filmstrip<Result extends EncodedImage<Blob>>(props: FilmstripProps<Result>) {
  const { t, language, items, shown, onShow } = props
  const name = useId()
  return (
    <fieldset className={styles.strip} onKeyDown={toEnds}>
      <legend className={styles.legend}>{t.shown}</legend>
      {items.map((item) => (
        <Tile<Result> key={item.id} {...{ t, language, item, name, onShow }} checked={item.id === shown} />
      ))}
    </fieldset>
  )
}

/** Home and End go to the first and the last file, which the browser's keys of a radio group do not. */
function toEnds(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.altKey || event.metaKey || (key !== 'Home' && key !== 'End')) return
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input')]
  const radio = radios.at(key === 'Home' ? 0 : -1)
  // Otherwise the page would scroll.
  event.preventDefault()
  radio?.focus()
  radio?.click()
}

type TileProps<Result> = Pick<FilmstripProps<Result>, 't' | 'language' | 'onShow'> & {
  readonly item: BatchItem<Result>
  /** The name of the group of radio buttons. */
  readonly name: string
  readonly checked: boolean
}

/** A radio button drawn as a picture, so that the browser's own arrow keys move along the files. */
function TileOf<Result extends EncodedImage<Blob>>(props: TileProps<Result>) {
  const { t, language, item, name, checked, onShow } = props
  const result = resultOf(item)
  const mark = markOf(t, language, item)
  return (
    <label className={styles.tile} data-state={item.work.state} title={item.file.name}>
      <input
        type="radio"
        name={name}
        className={styles.radio}
        aria-label={`${item.file.name}, ${mark}`}
        checked={checked}
        onChange={() => onShow(item.id)}
      />
      <span className={styles.picture}>
        {result ? (
          <Thumbnail source={result.blob} side={144} read={readResult} className={styles.canvas} />
        ) : (
          <StateIcon state={item.work.state} />
        )}
      </span>
      <span className={styles.mark}>{result || item.work.state === 'failed' ? mark : null}</span>
    </label>
  )
}

/** Memoised, so that progress of one file does not render a hundred tiles. */
const Tile = memo(TileOf) as typeof TileOf

function StateIcon({ state }: { readonly state: BatchItem<unknown>['work']['state'] }) {
  switch (state) {
    case 'working':
      return <Spinner />
    case 'failed':
      return <Icon of={CircleAlert} size={22} />
    case 'stopped':
      return <Icon of={Pause} size={22} />
    case 'waiting':
    case 'done':
      return <Icon of={Clock} size={22} />
  }
}

/** What a file has become, in a few characters: "-78%", or its state. */
function markOf<Result extends EncodedImage<Blob>>(
  t: BatchMessages,
  language: Language,
  item: BatchItem<Result>,
): string {
  const result = resultOf(item)
  if (!result) {
    const { work } = item
    return work.state === 'working' ? t.stage(work.stage) : t.state[work.state]
  }
  const change = sizeChange(item.file.size, result.blob.size)
  if (change.kind === 'same') return t.same
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return percent.format(((change.kind === 'smaller' ? -1 : 1) * change.percent) / 100)
}
