import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

/** Props of native details. `follow` is told when they open and close, and what a visitor did before hydration. */
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
