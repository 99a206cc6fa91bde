import { X } from 'lucide'
import {
  Fragment,
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useModal } from '../../ui/modal/use-modal.ts'
import { useCatalog } from '../catalog/texts.ts'
import type { Place } from '../navigation/routes.ts'
import { forgetRecent, readRecent } from '../recent/recent.ts'
import styles from './CommandPalette.module.css'
import { type Command, useCommands } from './use-commands.tsx'

type CommandPaletteProps = { readonly place: Place; readonly onClose: () => void }

/** Finds a tool, guide, page or action by a few letters, or a tool for what is typed: a combobox in a dialog. */
export function CommandPalette({ place, onClose }: CommandPaletteProps) {
  const { t } = useCatalog()
  const { dialogProps, close } = useModal({ onClose })
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState(readRecent)
  const id = useId()
  const { commands: found, limits } = useCommands(place, query, recent)

  const chosen = found[Math.min(active, found.length - 1)]
  const choose = (command: Command) => {
    close()
    command.run()
  }
  /** Enter was pressed before the list followed what was typed. */
  const isEntered = useRef(false)
  const follow = useEffectEvent((listed: string) => {
    if (!isEntered.current || input.current?.value !== listed) return
    isEntered.current = false
    if (chosen) choose(chosen)
  })
  useEffect(() => follow(query), [query])
  const move = (step: number) => {
    const next = (active + step + found.length) % Math.max(found.length, 1)
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const clearRecent = () => {
    forgetRecent()
    setRecent([])
    setActive(0)
    // The button is gone from now on.
    input.current?.focus()
  }

  return (
    <dialog {...dialogProps} className={styles.palette} aria-label={t.search}>
      <div className={styles.field}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          enterKeyHint="go"
          role="combobox"
          aria-label={t.searchHint}
          placeholder={t.searchHint}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={chosen ? `${id}-${found.indexOf(chosen)}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            isEntered.current = false
            // The list follows after the frame that shows the key.
            startTransition(() => {
              setQuery(value)
              setActive(0)
            })
          }}
          onKeyDown={(event) => {
            // Enter chooses a word of an input method, too.
            if (event.nativeEvent.isComposing) return
            if (event.key === 'ArrowDown') move(1)
            else if (event.key === 'ArrowUp') move(-1)
            else if (event.key !== 'Enter') return
            else if (event.currentTarget.value !== query) isEntered.current = true
            else if (chosen) choose(chosen)
            event.preventDefault()
          }}
        />
        <Button variant="quiet" size="icon" aria-label={t.closeSearch} onClick={close}>
          <Icon of={X} size={20} />
        </Button>
      </div>
      <div className={styles.head}>
        <p role="status" className={styles.count} data-limits={limits !== undefined}>
          {limits ?? (found.length === 0 ? t.searchNothing : t.searchCount(found.length))}
        </p>
        {found[0]?.group === 'recent' ? (
          <Button variant="quiet" className={styles.clear} onClick={clearRecent}>
            {t.clearRecent}
          </Button>
        ) : null}
      </div>
      {found.length === 0 ? null : (
        <div role="listbox" id={`${id}-list`} aria-label={t.search} className={styles.list}>
          {found.map((command, index) => {
            const { group, title, description, mark } = command
            const Option = command.path === undefined ? 'div' : 'a'
            return (
              <Fragment key={`${group} ${title}`}>
                {found[index - 1]?.group === group ? null : (
                  <p role="presentation" className={styles.group}>
                    {t.searchGroups[group]}
                  </p>
                )}
                <Option
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={command === chosen}
                  href={command.path}
                  tabIndex={-1}
                  className={styles.option}
                  onClick={(event: MouseEvent) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    choose(command)
                  }}
                >
                  <span className={styles.mark}>{mark}</span>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.description}>{description}</span>
                </Option>
              </Fragment>
            )
          })}
        </div>
      )}
    </dialog>
  )
}
