import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser can do something; unknown during prerendering, so false there. */
export const useAbility = (ask: () => boolean): boolean => useSyncExternalStore(never, ask, () => false)
