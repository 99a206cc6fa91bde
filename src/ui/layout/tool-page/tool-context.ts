import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { FromTrayProps, ToTrayProps } from '../../files/tray/tray-props.ts'
import type { NextContent } from '../next/next-content.ts'

/** What the site adds to every tool. */
export type ToolContext = {
  /** The tool's icon on its tint. */
  readonly mark: ReactNode
  /** The state of the visitor's privacy: what was sent, what works without a network. */
  readonly seal: ReactNode
  /** Copies a link to the tool's settings, as their last row. */
  readonly copySettings?: ReactNode
  /** Saves the steps that led to the result as a recipe; nothing if there are none. */
  readonly saveRecipe?: ReactNode
  /** Shows what other tools can do with a result. */
  readonly next?: ComponentType<{ readonly contents: readonly NextContent[] }>
  readonly tray?: {
    /** A button that puts files on the tray. */
    readonly to: ComponentType<ToTrayProps>
    /** One that takes files from it. */
    readonly from: ComponentType<FromTrayProps>
  }
}

const Context = createContext<ToolContext>({ mark: null, seal: null })

export const ToolContextProvider = Context.Provider
export const useToolContext = (): ToolContext => useContext(Context)
