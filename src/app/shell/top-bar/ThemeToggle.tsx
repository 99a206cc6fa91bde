import { Moon, Sun } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import { useDarkMode } from './theme.ts'

/** The label names the theme that the button switches to. */
export function ThemeToggle() {
  const { t } = useDictionary()
  const [dark, toggle] = useDarkMode()
  return (
    <Button variant="quiet" size="icon" aria-label={dark ? t.lightMode : t.darkMode} onClick={toggle}>
      <Icon of={dark ? Sun : Moon} size={20} />
    </Button>
  )
}
