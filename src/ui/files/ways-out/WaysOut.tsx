import { type ComponentType, useEffect, useState } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import type { Results } from './outgoing.ts'
import type { WaysOutMenu } from './WaysOutMenu.tsx'

type MenuProps = Parameters<typeof WaysOutMenu>[0]

export type WaysOutProps = Results & {
  readonly language: Language
  /** How many files have no result. */
  readonly missing?: number
  /** The tool has a button of its own that copies the picture. */
  readonly copiesItself?: boolean
}

const texts = {
  en: () => import('./messages.en.ts'),
  tr: () => import('./messages.tr.ts'),
} as const satisfies Record<Language, unknown>

/**
 * The menu of the ways in which results leave the site besides the download; nothing where the browser has none of them.
 * It is loaded with the first result, and stays while it has something to say, also when the results are gone.
 */
export function WaysOut({ language, ...props }: WaysOutProps) {
  const [part, setPart] = useState<{ Menu: ComponentType<MenuProps>; t: MenuProps['t'] }>()
  const isNeeded = props.one !== undefined || props.all !== undefined
  useEffect(() => {
    if (!isNeeded) return
    Promise.all([import('./WaysOutMenu.tsx'), texts[language]()]).then(
      ([{ WaysOutMenu }, { messages }]) => setPart({ Menu: WaysOutMenu, t: messages }),
      // A notice of the site asks for a reload; the download is there.
      () => {},
    )
  }, [isNeeded, language])
  return part ? <part.Menu t={part.t} {...props} /> : null
}
