import { createContext, useContext } from 'react'

const NavigateContext = createContext<(path: string) => void>(() => {})

export const NavigateProvider = NavigateContext.Provider

/** Opens a path of the site without a reload. */
export const useNavigate = (): ((path: string) => void) => useContext(NavigateContext)
