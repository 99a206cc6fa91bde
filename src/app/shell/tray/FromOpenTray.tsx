import type { FromTrayProps } from '../../../ui/files/tray/tray-props.ts'
import { useStore } from '../../../ui/use-store.ts'
import { openTray } from './open-tray.ts'

export function FromOpenTray(props: FromTrayProps) {
  const tray = useStore(openTray, null)
  return tray ? <tray.From t={tray.t} {...props} /> : null
}
