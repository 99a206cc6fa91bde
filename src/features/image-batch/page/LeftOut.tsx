import type { ImageMetadata, KeptPart } from '../../../lib/image/image-work.ts'
import type { BatchMessages } from '../messages.en.ts'
import { Fact, Note } from '../row/Notes.tsx'

type LeftOutProps = {
  readonly t: BatchMessages
  readonly metadata: ImageMetadata | null
  readonly kept: readonly KeptPart[]
}

/** What a result has and what it lacks of its file besides pixels, in one line. */
export function LeftOut({ t, metadata, kept }: LeftOutProps) {
  if (!metadata) return null
  const parts = named([...metadata.extras, ...(metadata.hasDetails ? (['details'] as const) : [])], kept)
  if (parts.length === 0) return null
  const lost = parts.filter((part) => !kept.includes(part))
  const line = t.carried(
    parts.filter((part) => kept.includes(part)).map((part) => t.parts[part]),
    lost.map((part) => t.parts[part]),
  )
  if (lost.some(isContent)) return <Note tone="warning">{line}</Note>
  return parts.some(isContent) ? <Note>{line}</Note> : <Fact>{line}</Fact>
}

const isContent = (part: KeptPart) => part !== 'details' && part !== 'captions'

/** Captions count as details unless only one of the two is kept. */
function named(parts: readonly KeptPart[], kept: readonly KeptPart[]): readonly KeptPart[] {
  const together = parts.includes('details') && kept.includes('details') === kept.includes('captions')
  return together ? parts.filter((part) => part !== 'captions') : parts
}
