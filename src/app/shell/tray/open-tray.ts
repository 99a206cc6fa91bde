import type { ComponentType } from 'react'
import { createStore } from '../../../lib/store.ts'
import type { FromTrayProps } from '../../../ui/files/tray/tray-props.ts'
import type { TrayMessages } from './messages.en.ts'

/** What the loaded tray shows in tools. */
export type OpenTray = {
  readonly From: ComponentType<FromTrayProps & { readonly t: TrayMessages }>
  readonly t: TrayMessages
}

/** The tray while it holds something; null until then, so that no page loads it for nothing. */
export const openTray = createStore<OpenTray | null>(null)

/** Whether the tray is to be loaded: something was put on it, or is being dragged. */
export const trayWanted = createStore(false)
