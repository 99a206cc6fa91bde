import { type ComponentType, lazy, Suspense } from 'react'

type PlaceholderProps = { readonly isFailed: boolean }

/**
 * A part that is loaded when it is first shown. `Placeholder` is there in the meantime, and instead of a part that cannot
 * be loaded: a notice of the site then asks for a reload, and the page stays usable.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<PlaceholderProps> = () => null,
): ComponentType<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => <Placeholder isFailed /> }
    }
  })
  return (props) => (
    <Suspense fallback={<Placeholder isFailed={false} />}>
      <Part {...props} />
    </Suspense>
  )
}
