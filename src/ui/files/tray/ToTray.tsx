import { useToolContext } from '../../layout/tool-page/tool-context.ts'
import type { ToTrayProps } from './tray-props.ts'

/** A button that puts files on the tray, for results without a row of what comes next, and for one file of several. */
export function ToTray(props: ToTrayProps) {
  const { tray } = useToolContext()
  return tray ? <tray.to {...props} /> : null
}
