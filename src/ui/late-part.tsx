import type { ComponentType } from 'react'
import { useLoaded } from './use-loaded.ts'

type PlaceholderProps = { readonly isFailed: boolean }

/**
 * A part that is loaded when it is first shown. `Placeholder` is there in the meantime, and instead of a part that cannot
 * be loaded.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<PlaceholderProps> = () => null,
): ComponentType<Props> {
  let cached: { readonly Part: ComponentType<Props> } | undefined
  return (props) => {
    const { loaded, isFailed } = useLoaded(async () => {
      cached ??= { Part: await load() }
      return cached
    }, cached)
    return loaded ? <loaded.Part {...props} /> : <Placeholder isFailed={isFailed} />
  }
}
