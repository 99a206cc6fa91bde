import { type ComponentProps, startTransition, useOptimistic } from 'react'
import { TextField } from './TextField.tsx'

/**
 * A text field that shows a key at once and renders what follows from it after that frame. `onChange` is called within a
 * transition: it must set a store that the page reads with `useConcurrentStore`, and what a press does must read that.
 */
export function OptimisticTextField({ value, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [shown, show] = useOptimistic(value)
  return (
    <TextField
      {...field}
      value={shown}
      onChange={(text) =>
        startTransition(() => {
          show(text)
          onChange(text)
        })
      }
    />
  )
}
