import { useToolContext } from '../../layout/tool-page/tool-context.ts'
import type { FromTrayProps } from './tray-props.ts'

/** Beside a `FileInput`: a button that takes from the tray what that accepts. Only while the tray holds such a file. */
export function FromTray(props: FromTrayProps) {
  const { tray } = useToolContext()
  return tray ? <tray.from {...props} /> : null
}
