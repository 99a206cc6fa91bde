import { type ComponentType, useEffect, useState } from 'react'

type PlaceholderProps = { readonly isFailed: boolean }

/**
 * A part that is loaded when it is first shown. `Placeholder` is there in the meantime, and instead of a part that cannot
 * be loaded: a notice of the site then asks for a reload, and the page stays usable. Without Suspense, which would hold
 * the part back for 300 ms after the placeholder, however soon it is there.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<PlaceholderProps> = () => null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return (props) => {
    const [Part, setPart] = useState(() => loaded)
    const [isFailed, setFailed] = useState(false)
    useEffect(() => {
      if (loaded) {
        // By another instance, since this one was rendered.
        setPart(() => loaded)
        return
      }
      let isWanted = true
      load().then(
        (part) => {
          loaded = part
          if (isWanted) setPart(() => part)
        },
        () => {
          if (isWanted) setFailed(true)
        },
      )
      return () => {
        isWanted = false
      }
    }, [])
    return Part ? <Part {...props} /> : <Placeholder isFailed={isFailed} />
  }
}
