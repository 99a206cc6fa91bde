import type { ToolManifest } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useCatalog } from '../catalog/texts.ts'
import styles from './OpenWith.module.css'
import { ToolMark } from './ToolMark.tsx'

type OpenWithProps = {
  readonly tools: readonly ToolManifest[]
  readonly onChoose: (tool: ToolManifest) => void
}

/** The tools that can open a file or text, or a message that there is none. */
export function OpenWith({ tools, onChoose }: OpenWithProps) {
  const { t, card } = useCatalog()
  return (
    <div role="alert" className={styles.choices}>
      {tools.length === 0 ? <p>{t.openWith.nothingFits}</p> : <p>{t.openWith.which}</p>}
      {tools.map((tool) => (
        <Button key={tool.id} onClick={() => onChoose(tool)}>
          <ToolMark tool={tool} />
          {card(tool.id).title}
        </Button>
      ))}
    </div>
  )
}
