import { Inbox } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import type { ToTrayProps } from '../../../ui/files/tray/tray-props.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { addLater } from './add-later.ts'

type ToTrayButtonProps = ToTrayProps & {
  /** Id of the tool. */
  readonly tool: string
}

export function ToTrayButton({ tool, files, name }: ToTrayButtonProps) {
  const { t } = useCatalog()
  const add = () => {
    const contents = files().map((file) => ({ kind: 'file', file }) as const)
    // A notice of the site says when a part of it cannot be loaded.
    void addLater(contents, tool).catch(() => {})
  }
  if (name === undefined)
    return (
      <Button data-add="" onClick={add}>
        <Icon of={Inbox} size={18} />
        {t.next.toTray}
      </Button>
    )
  return (
    <Button variant="quiet" size="icon" data-add="" aria-label={t.next.toTrayNamed(name)} onClick={add}>
      <Icon of={Inbox} size={18} />
    </Button>
  )
}
