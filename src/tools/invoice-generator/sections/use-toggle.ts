import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

/** Props of native details. `follow` is called when they open or close, and once with what a visitor did before hydration. */
export function useToggle(follow: (isOpen: boolean) => void) {
  const ref = useRef<HTMLDetailsElement>(null)
  const followNow = useEffectEvent(() => {
    if (ref.current) follow(ref.current.open)
  })
  useEffect(() => followNow(), [])
  return {
    ref,
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => follow(currentTarget.open),
  }
}
