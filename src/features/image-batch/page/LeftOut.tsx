import type { ImageMetadata, PreservedPart } from '../../../lib/image/image-work.ts'
import type { BatchMessages } from '../messages.en.ts'
import { Fact, Note } from '../row/Notes.tsx'

type LeftOutProps = {
  readonly t: BatchMessages
  readonly metadata: ImageMetadata | null
  readonly preserved: readonly PreservedPart[]
}

/** What a result has and what it lacks of its file besides pixels, in one line. */
export function LeftOut({ t, metadata, preserved }: LeftOutProps) {
  if (!metadata) return null
  const parts = named([...metadata.extras, ...(metadata.hasDetails ? (['details'] as const) : [])], preserved)
  if (parts.length === 0) return null
  const lost = parts.filter((part) => !preserved.includes(part))
  const line = t.carried(
    parts.filter((part) => preserved.includes(part)).map((part) => t.parts[part]),
    lost.map((part) => t.parts[part]),
  )
  if (lost.some(isContent)) return <Note tone="warning">{line}</Note>
  return parts.some(isContent) ? <Note>{line}</Note> : <Fact>{line}</Fact>
}

const isContent = (part: PreservedPart) => part !== 'details' && part !== 'captions'

/** Captions count as details unless only one of the two is kept. */
function named(
  parts: readonly PreservedPart[],
  preserved: readonly PreservedPart[],
): readonly PreservedPart[] {
  const together =
    parts.includes('details') && preserved.includes('details') === preserved.includes('captions')
  return together ? parts.filter((part) => part !== 'captions') : parts
}
