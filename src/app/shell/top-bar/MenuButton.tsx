import { Menu } from 'lucide'
import { lazy, startTransition, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import { BarDialog } from './BarDialog.tsx'
import styles from './TopBar.module.css'

// Only on small screens, so it is loaded on first use.
const MobileMenu = lazy(async () => ({ default: (await import('../menus/MobileMenu.tsx')).MobileMenu }))

/** Opens the menu of small screens. */
export function MenuButton() {
  const { t } = useDictionary()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className={styles.hamburger}
        aria-label={t.openMenu}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Icon of={Menu} size={22} />
      </Button>
      <BarDialog>{isOpen ? <MobileMenu onClose={() => setOpen(false)} /> : null}</BarDialog>
    </>
  )
}
