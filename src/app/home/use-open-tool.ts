import { toolTransfer } from '../../platform/tool-transfer.ts'
import { useDictionary } from '../language/dictionary.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { pathOf } from '../navigation/routes.ts'
import type { Offered } from './find-openers.ts'

/** Opens a tool with what the home page was given. */
export function useOpenTool(): (id: string, offered: Offered) => void {
  const { language } = useDictionary()
  const navigate = useNavigate()
  return (id, { kind, ...content }) => {
    toolTransfer.offer({ from: 'home', to: id, ...content })
    navigate(pathOf({ language, route: { kind: 'tool', id } }))
  }
}
