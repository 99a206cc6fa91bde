import { Search } from 'lucide'
import { lazy, startTransition, useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import type { Place } from '../../navigation/routes.ts'
import { BarDialog } from './BarDialog.tsx'

// Few visitors open it, so it is loaded on first use.
const CommandPalette = lazy(async () => ({
  default: (await import('../../palette/CommandPalette.tsx')).CommandPalette,
}))

/** Opens the search, as do Ctrl and K. */
export function SearchButton({ place }: { readonly place: Place }) {
  const { t } = useDictionary()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      startTransition(() => setOpen(true))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t.search}
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Icon of={Search} size={20} />
      </Button>
      <BarDialog>{isOpen ? <CommandPalette place={place} onClose={() => setOpen(false)} /> : null}</BarDialog>
    </>
  )
}
