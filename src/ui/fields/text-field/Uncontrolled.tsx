import { type ComponentProps, type FormEvent, useLayoutEffect, useRef, useState } from 'react'

type Typed = {
  readonly value: string
  readonly onType: (value: string) => void
  /** Runs what follows from a key: at once, or after it and as a transition. */
  readonly schedule: (change: () => void) => void
}

type UncontrolledProps<T extends 'input' | 'textarea'> = Typed &
  Omit<ComponentProps<T>, keyof Typed | 'defaultValue' | 'ref' | 'onInput'>

/*
 * Fields that React does not control. It would render them with each key before the browser can show it, and replace the
 * text between the tags of a textarea, whereupon browsers look anew for all that depends on what an element contains
 * (`:has()`; bench/load, "Steps").
 */

export function UncontrolledInput({ value, onType, schedule, ...native }: UncontrolledProps<'input'>) {
  return <input {...native} {...useTyped<HTMLInputElement>({ value, onType, schedule })} />
}

export function UncontrolledTextarea({ value, onType, schedule, ...native }: UncontrolledProps<'textarea'>) {
  return <textarea {...native} {...useTyped<HTMLTextAreaElement>({ value, onType, schedule })} />
}

function useTyped<E extends HTMLInputElement | HTMLTextAreaElement>({ value, onType, schedule }: Typed) {
  const own = useRef<E>(null)
  const [initial] = useState(value)
  const keys = useRef(0)
  const [renderedKeys, setRenderedKeys] = useState(0)
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    // Not when it is hydrated: something may have been typed by then.
    const wasMounted = isMounted.current
    isMounted.current = true
    // If later keys wait to be rendered, `value` is what was typed before them.
    const isLatest = renderedKeys === keys.current
    if (wasMounted && isLatest && own.current && own.current.value !== value) own.current.value = value
  }, [value, renderedKeys])
  return {
    ref: own,
    defaultValue: initial,
    onInput: (event: FormEvent<E>) => {
      const text = event.currentTarget.value
      keys.current += 1
      schedule(() => {
        setRenderedKeys(keys.current)
        onType(text)
      })
    },
  }
}
