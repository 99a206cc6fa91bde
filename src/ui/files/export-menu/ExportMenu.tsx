import { type ComponentType, useEffect, useState } from 'react'
import { byLanguage } from '../../../lib/text/by-language.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { ExportMenuButton } from './ExportMenuButton.tsx'
import type { Results } from './export-files.ts'

type MenuProps = Parameters<typeof ExportMenuButton>[0]

export type ExportMenuProps = Results & {
  readonly language: Language
  /** How many files have no result. */
  readonly missing?: number
  /** The tool has a button of its own that copies the picture. */
  readonly copiesItself?: boolean
}

const texts = byLanguage(import.meta.glob<{ readonly messages: MenuProps['t'] }>('./messages.*.ts'))

/**
 * How results leave the site besides the download; nothing where the browser can do none of it.
 * It is loaded with the first result, and stays while it has something to say, also when the results are gone.
 */
export function ExportMenu({ language, ...props }: ExportMenuProps) {
  const [part, setPart] = useState<{ Menu: ComponentType<MenuProps>; t: MenuProps['t'] }>()
  const isNeeded = props.one !== undefined || props.all !== undefined
  useEffect(() => {
    if (!isNeeded) return
    Promise.all([import('./ExportMenuButton.tsx'), texts[language]()]).then(
      ([{ ExportMenuButton }, { messages }]) => setPart({ Menu: ExportMenuButton, t: messages }),
      // A notice of the site asks for a reload; the download is there.
      () => {},
    )
  }, [isNeeded, language])
  return part ? <part.Menu t={part.t} {...props} /> : null
}
