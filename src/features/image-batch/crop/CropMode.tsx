import { type KeyboardEvent, useState } from 'react'
import type { Orientation } from '../../../lib/image/exif/orientation.ts'
import { type Edit, editedSize, type Region, wholeOf } from '../../../lib/image/pixels/edit.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { turnedRegion, unturnedRegion } from '../../../lib/image/pixels/regions.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import styles from './CropMode.module.css'
import { CropStage } from './CropStage.tsx'
import { frameOfRatio, isWhole, moveFrame, type Ratio, ratioOf, ratios, setSide } from './frame.ts'
import type { CropMessages } from './messages.en.ts'

type CropModeProps = {
  readonly t: CropMessages
  readonly name: string
  readonly picture: Blob
  /** The orientation to apply to it. */
  readonly turn: Orientation
  /** Its size in pixels when it is upright. */
  readonly whole: PixelSize
  readonly edit: Edit
  /** Gets the part in pixels of the upright picture, before it is turned; null is the whole one. */
  readonly onApply: (crop: Region | null) => void
  readonly onCancel: () => void
}

/** Chooses the part of a picture that stays: by a frame over it, as it is turned, or by numbers. */
export function CropMode({ t, name, picture, turn, whole, edit, onApply, onCancel }: CropModeProps) {
  const { turns } = edit
  const size = editedSize(whole, { crop: null, turns })
  const [frame, setFrame] = useState(() =>
    edit.crop ? turnedRegion(edit.crop, whole, turns) : wholeOf(size),
  )
  const [ratioName, setRatioName] = useState<Ratio>('free')
  /** The frame from before a ratio was chosen: with each further one it would become smaller. */
  const [base, setBase] = useState(frame)
  const ratio = ratioOf(ratioName, size)
  const change = (next: Region) => {
    setFrame(next)
    setBase(next)
  }
  const chooseRatio = (next: Ratio) => {
    const value = ratioOf(next, size)
    setRatioName(next)
    if (value !== null) setFrame(frameOfRatio(base, value))
  }
  const chooseWhole = () => {
    setRatioName('free')
    change(wholeOf(size))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }
  return (
    <form
      className={styles.crop}
      aria-label={t.crop(name)}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(isWhole(frame, size) ? null : unturnedRegion(frame, size, turns))
      }}
    >
      <CropStage {...{ t, name, picture, turn, whole, turns, size, frame, ratio }} onChange={change} />
      <div className={styles.numbers}>
        <NumberField
          label={t.x}
          value={frame.left}
          min={0}
          max={size.width - frame.width}
          onChange={(left) => change(moveFrame(frame, { x: left - frame.left, y: 0 }, size))}
        />
        <NumberField
          label={t.y}
          value={frame.top}
          min={0}
          max={size.height - frame.height}
          onChange={(top) => change(moveFrame(frame, { x: 0, y: top - frame.top }, size))}
        />
        <NumberField
          label={t.width}
          value={frame.width}
          min={1}
          max={size.width - frame.left}
          onChange={(width) => change(setSide(frame, 'width', width, size, ratio))}
        />
        <NumberField
          label={t.height}
          value={frame.height}
          min={1}
          max={size.height - frame.top}
          onChange={(height) => change(setSide(frame, 'height', height, size, ratio))}
        />
        <div className={styles.ratio}>
          <SelectField
            label={t.ratio}
            value={ratioName}
            options={ratios.map((value) => ({ value, label: t.ratios[value] }))}
            onChange={chooseRatio}
          />
        </div>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" className={styles.wholePicture} onClick={chooseWhole}>
          {t.whole}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button type="submit" variant="primary">
          {t.apply}
        </Button>
      </div>
    </form>
  )
}
