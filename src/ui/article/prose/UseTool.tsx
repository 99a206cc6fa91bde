import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import { Icon } from '../../icon/Icon.tsx'
import { useArticle } from '../article-context.ts'
import styles from './UseTool.module.css'

type UseToolProps = {
  readonly id: string
  /** What the tool starts with when this link is followed. */
  readonly text?: string
  readonly file?: File | undefined
  /** `plain`: a link within a figure instead of the text's call to action. */
  readonly variant?: 'action' | 'plain'
  readonly children: ReactNode
}

/** A link to a tool; renders nothing if the site does not have it. */
export function UseTool({ id, text, file, variant = 'action', children }: UseToolProps) {
  const path = useArticle().tools.find((tool) => tool.id === id)?.path
  const offer = () => {
    if (text !== undefined) toolTransfer.offer({ from: 'guide', to: id, text })
    else if (file) toolTransfer.offer({ from: 'guide', to: id, files: [file] })
  }
  return path ? (
    <a className={styles[variant]} href={path} onClick={offer}>
      {children}
      <Icon of={ArrowRight} size={18} />
    </a>
  ) : null
}
