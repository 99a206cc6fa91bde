import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part that is loaded when it is first shown, for what few visits need. One that cannot be loaded is left out: a
 * notice of the site then asks for a reload, and the page stays usable.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
