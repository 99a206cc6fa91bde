import type { ImageMetadata } from '../../../lib/image/image-work.ts'
import type { BatchMessages } from '../messages.en.ts'
import { Fact, Note } from '../row/Notes.tsx'

type LeftOutProps = {
  readonly t: BatchMessages
  readonly metadata: ImageMetadata | null
  readonly keepDetails: boolean
}

/** What a result lacks of its source besides pixels: one note for visible parts, one for metadata. */
export function LeftOut({ t, metadata, keepDetails }: LeftOutProps) {
  if (!metadata) return null
  const visible = metadata.extras.flatMap((extra) => (extra === 'captions' ? [] : t.extras[extra]))
  const hasCaptions = metadata.extras.includes('captions')
  return (
    <>
      {visible.length > 0 ? <Note tone="warning">{t.leftOut(visible)}</Note> : null}
      {keepDetails && hasCaptions ? <Note tone="warning">{t.captionsLeftOut}</Note> : null}
      {!keepDetails && (metadata.hasDetails || hasCaptions) ? <Fact>{t.detailsLeftOut}</Fact> : null}
    </>
  )
}
