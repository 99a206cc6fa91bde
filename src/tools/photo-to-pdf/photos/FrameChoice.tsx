import { useEffect, useRef, useState } from 'react'
import { loadPageField } from '../../../features/image-batch/shown/load-page-field.tsx'
import { pictureImport } from '../../../features/picture-import/picture-import.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import { forEachLanguage } from '../../../lib/text/by-language.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { useTexts } from '../texts.ts'
import styles from './PhotoRow.module.css'
import type { Photo } from './photo-list.ts'
import type { PhotoReader } from './photo-reader.ts'

const fields = forEachLanguage((language) => latePart(() => loadPageField(language)))

type FrameChoiceProps = {
  readonly photo: Photo
  readonly inspect: PhotoReader['inspect']
  /** The photo is about to change; returns how to say that it no longer is. */
  readonly hold: () => () => void
  /** Gets the photo with another frame. */
  readonly onChange: (photo: Photo) => void
}

/** Which frame of an animation becomes a page. */
export function FrameChoice({ photo, inspect, hold, onChange }: FrameChoiceProps) {
  const { t, language } = useTexts()
  const { animation, ...rest } = photo
  const { file, metadata, frame } = animation ?? { ...photo, frame: 0 }
  const [wanted, setWanted] = useState(frame)
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<WorkError | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const choose = (next: number) => {
    stop.current()
    setWanted(next)
    setError(null)
    setReading(next !== 0)
    if (next === 0) return onChange({ ...rest, file, metadata })
    let isStopped = false
    const release = hold()
    const fail = (reason: WorkError) => {
      if (isStopped) return
      release()
      setReading(false)
      // The photo is still the former frame.
      setWanted(frame)
      setError(reason)
    }
    const cancel = pictureImport.start(
      { file, format: 'png', pixels: metadata.width * metadata.height, page: next },
      {
        progress: () => {},
        async done({ picture }) {
          const inspection = await inspect(picture)
          if (isStopped) return
          if (!inspection.ok) return fail(inspection.error)
          release()
          setReading(false)
          onChange({
            ...rest,
            file: picture,
            // What is in the file besides is not in the document either.
            metadata: { ...inspection.photo, leftOut: metadata.leftOut },
            animation: { file, metadata, frame: next },
          })
        },
        failed: fail,
      },
    )
    stop.current = () => {
      isStopped = true
      release()
      cancel()
    }
  }
  const Field = fields[language]
  return (
    <>
      <Field
        item={{ file, page: wanted }}
        count={pictureImport.count}
        isReading={isReading}
        onChange={choose}
      />
      {error ? (
        <p className={styles.note} role="alert">
          {t.reason(error.kind === 'unexpected' ? { kind: 'not-looked-at' } : error)}
        </p>
      ) : null}
    </>
  )
}
