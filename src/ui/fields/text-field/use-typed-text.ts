import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../../../platform/page/after-frame.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** The field that shows what its page does not know yet; one at most. */
let ahead: { readonly field: TextElement; readonly tell: () => void } | undefined

/** Rendered at once, so that the handlers of the event that follows see it. */
const tellNow = () => {
  if (ahead) flushSync(ahead.tell)
}
const tellAtEndOf = ({ target }: Event) => {
  if (target === ahead?.field) tellNow()
}
/** Presses of scripts, such as those of extensions and assistants, come without a pointer. */
const tellBeforePress = ({ target }: Event) => {
  if (target instanceof Element && !target.closest('input, select, label')) tellNow()
}

/**
 * What may use the text, or end the page. Not the input of other fields or a press of a box: they are in the document
 * before React knows of them, and would be overwritten.
 */
const nextEvents = ['keydown', 'pointerdown', 'submit', 'paste', 'drop', 'popstate', 'pagehide'] as const

/** Listeners that are there already are not added again. */
function listenOnce(): void {
  for (const event of nextEvents) addEventListener(event, tellNow, { capture: true })
  addEventListener('click', tellBeforePress, { capture: true })
  document.addEventListener('visibilitychange', tellNow)
  for (const event of ['change', 'focusout']) addEventListener(event, tellAtEndOf, { capture: true })
}

function createTypedText(onText: (text: string) => void) {
  let text = ''
  let cancel: (() => void) | undefined
  const tell = () => {
    ahead = undefined
    cancel?.()
    onText(text)
  }
  return {
    type(field: TextElement): void {
      text = field.value
      if (ahead?.tell === tell) return
      tellNow()
      ahead = { field, tell }
      cancel = afterFrame(tell)
    },
    end(): void {
      if (ahead?.tell === tell) tell()
    },
  }
}

/**
 * The text of a field, and the handler of its changes. A key renders the field alone; the page is told once the frame is
 * shown, or before the next event, so that what it makes of the text delays no key.
 */
export function useTypedText(
  value: string,
  onChange: (text: string) => void,
): readonly [text: string, onType: (event: ChangeEvent<TextElement>) => void] {
  const [shown, setShown] = useState<string>()
  const latestChange = useRef(onChange)
  useLayoutEffect(() => {
    latestChange.current = onChange
  }, [onChange])
  const [typed] = useState(() =>
    createTypedText((text) => {
      setShown(undefined)
      latestChange.current(text)
    }),
  )
  useEffect(() => {
    listenOnce()
    return typed.end
  }, [typed])
  return [
    shown ?? value,
    ({ currentTarget }) => {
      setShown(currentTarget.value)
      typed.type(currentTarget)
    },
  ]
}
