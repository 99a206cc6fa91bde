import type { GuidePageProps } from '../../registry/manifest.ts'
import { proseParts } from '../../ui/article/prose/prose-parts.tsx'
import { Anatomy } from './Anatomy.tsx'
import type { Messages } from './messages.en.ts'
import { TypeTiles } from './TypeTiles.tsx'

const parts = { ...proseParts, Anatomy, TypeTiles }

export default function QrCodeUsage({ t, Prose }: GuidePageProps<Messages>) {
  return <Prose t={t} components={parts} />
}
