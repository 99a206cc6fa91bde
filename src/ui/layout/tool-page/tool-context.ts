import { createContext, type ReactNode, useContext } from 'react'

/** What the site adds to the header of every tool. */
export type ToolContext = {
  /** The tool's icon on its tint. */
  readonly mark: ReactNode
  /** The state of the visitor's privacy: what was sent, what works without a network. */
  readonly seal: ReactNode
}

const Context = createContext<ToolContext>({ mark: null, seal: null })

export const ToolContextProvider = Context.Provider
export const useToolContext = (): ToolContext => useContext(Context)
