import type { ToolManifest } from '../../registry/manifest.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './ToolMark.module.css'

/** A tool's icon on its tint. Decorative: the title beside it names the tool. */
export function ToolMark({ tool: { icon, tint } }: { readonly tool: ToolManifest }) {
  return (
    <span className={styles.mark} data-tint={tint}>
      <Icon of={icon} size={20} />
    </span>
  )
}
