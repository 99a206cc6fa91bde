import { toolTransfer } from '../../platform/tool-transfer.ts'
import { useDictionary } from '../language/dictionary.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { pathOf, placeOf } from '../navigation/routes.ts'
import type { Offered } from './find-openers.ts'

/** Opens a tool with what the home page was given, or another page that does not take it. */
export function useOpenTool(from: 'home' | 'site'): (id: string, offered: Offered) => void {
  const { language } = useDictionary()
  const navigate = useNavigate()
  return (id, { kind, ...content }) => {
    toolTransfer.offer({ from, to: id, ...content })
    const { route } = placeOf(location.pathname)
    // The page of one of its presets has taken it.
    if (route.kind === 'tool' && route.id === id) return
    navigate(pathOf({ language, route: { kind: 'tool', id } }))
  }
}
