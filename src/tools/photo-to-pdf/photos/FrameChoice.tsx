import { useEffect, useRef, useState } from 'react'
import { loadPageField } from '../../../features/image-batch/shown/load-page-field.tsx'
import { pictureImport } from '../../../features/picture-import/picture-import.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { useTexts } from '../texts.ts'
import styles from './PhotoRow.module.css'
import type { Photo } from './photo-list.ts'
import type { PhotoReader } from './photo-reader.ts'

const fields = {
  en: latePart(() => loadPageField('en')),
  tr: latePart(() => loadPageField('tr')),
} as const

type FrameChoiceProps = {
  readonly photo: Photo
  readonly inspect: PhotoReader['inspect']
  /** Gets the photo with another frame. */
  readonly onChange: (photo: Photo) => void
}

/** Which frame of an animation becomes a page. */
export function FrameChoice({ photo, inspect, onChange }: FrameChoiceProps) {
  const { t, language } = useTexts()
  const { animation, ...rest } = photo
  const { file, metadata, frame } = animation ?? { ...photo, frame: 0 }
  const [wanted, setWanted] = useState(frame)
  const [error, setError] = useState<WorkError | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const choose = (next: number) => {
    stop.current()
    setWanted(next)
    setError(null)
    if (next === 0) return onChange({ ...rest, file, metadata })
    let isStopped = false
    const cancel = pictureImport.start(
      { file, format: 'png', pixels: metadata.width * metadata.height, page: next },
      {
        progress: () => {},
        async done({ picture }) {
          const inspection = await inspect(picture)
          if (isStopped) return
          if (!inspection.ok) return setError(inspection.error)
          onChange({
            ...rest,
            file: picture,
            metadata: inspection.photo,
            animation: { file, metadata, frame: next },
          })
        },
        failed: setError,
      },
    )
    stop.current = () => {
      isStopped = true
      cancel()
    }
  }
  const Field = fields[language]
  return (
    <>
      <Field item={{ file, page: wanted }} count={pictureImport.count} onChange={choose} />
      {error ? (
        <p className={styles.note}>
          {t.reason(error.kind === 'unexpected' ? { kind: 'not-looked-at' } : error)}
        </p>
      ) : null}
    </>
  )
}
