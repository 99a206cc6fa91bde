import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> & {
  readonly value: string
}

/**
 * A textarea that is not controlled by React, which would replace the text between its tags with each key: browsers would
 * then look anew for all that depends on what an element contains (`:has()`; bench/load, "Steps").
 */
export function Textarea({ value, ...native }: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const [initial] = useState(value)
  const last = useRef(value)
  useLayoutEffect(() => {
    // Not when it is hydrated: something may have been typed by then.
    if (last.current === value) return
    last.current = value
    if (own.current && own.current.value !== value) own.current.value = value
  }, [value])
  return <textarea {...native} ref={own} defaultValue={initial} />
}
