import { useEffect, useId, useRef, useState } from 'react'
import { site } from '../../../site.config.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { guides, staticPages, tools } from '../../registry/entries.ts'
import type { Card } from '../../registry/manifest.ts'
import { search } from '../../registry/search.ts'
import { loadTexts, useCatalog } from '../catalog/texts.ts'
import { isDismissClick } from '../dialog/dismiss-click.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { pathOf, type Route } from '../navigation/routes.ts'
import styles from './CommandPalette.module.css'

/** Finds a tool, guide or page by a few letters: a combobox in a dialog, with arrow keys. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t, card, language } = useCatalog()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()

  const elsewhere = useNamesInOtherLanguages(language)

  useEffect(() => dialog.current?.showModal(), [])

  const routes: readonly Route[] = [
    ...tools.map((entry) => ({ kind: 'tool', id: entry.id }) as const),
    { kind: 'guides' },
    ...guides.map((entry) => ({ kind: 'guide', id: entry.id }) as const),
    ...staticPages.map((entry) => ({ kind: 'page', id: entry.id }) as const),
  ]
  const found = search(
    routes.map((route) => ({
      ...('id' in route ? card(route.id) : t.guides),
      elsewhere: 'id' in route ? (elsewhere[route.id] ?? '') : '',
      route,
      path: pathOf({ language, route }),
    })),
    query,
  )
  const chosen = found[Math.min(active, found.length - 1)]
  const move = (step: number) => {
    const next = (active + step + found.length) % Math.max(found.length, 1)
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses with Enter and closes with Escape
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t.search}
      onClose={onClose}
      onClick={(event) => {
        if (isDismissClick(event)) dialog.current?.close()
      }}
    >
      <input
        className={styles.input}
        type="text"
        enterKeyHint="go"
        role="combobox"
        aria-label={t.searchHint}
        placeholder={t.searchHint}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={chosen ? `${id}-${found.indexOf(chosen)}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1)
          else if (event.key === 'ArrowUp') move(-1)
          else if (event.key === 'Enter' && chosen) {
            dialog.current?.close()
            navigate(chosen.path)
          } else return
          event.preventDefault()
        }}
      />
      <p role="status" className={styles.count}>
        {found.length === 0 ? t.searchNothing : t.searchCount(found.length)}
      </p>
      {found.length === 0 ? null : (
        <div role="listbox" id={`${id}-list`} aria-label={t.search} className={styles.list}>
          {found.map((entry, index) => (
            <a
              key={entry.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={entry === chosen}
              href={entry.path}
              tabIndex={-1}
              className={styles.option}
            >
              <span className={styles.title}>{entry.title}</span>
              <span className={styles.description}>{entry.description}</span>
            </a>
          ))}
        </div>
      )}
    </dialog>
  )
}

/** Titles and keywords in the site's other languages, by id: many know a tool by its English name. */
function useNamesInOtherLanguages(language: Language): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let left = false
    const others = site.languages.filter((each) => each !== language)
    Promise.all(others.map(loadTexts)).then(
      (texts) => {
        if (!left) setNames(joinCards(texts.map(({ cards }) => cards)))
      },
      // Without the network and the offline copy only the page's own language is searched.
      () => {},
    )
    return () => {
      left = true
    }
  }, [language])
  return names
}

const joinCards = (languages: readonly Readonly<Record<string, Card>>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(languages[0] ?? {}).map((id) => [
      id,
      languages.map((cards) => `${cards[id]?.title ?? ''} ${cards[id]?.keywords ?? ''}`).join(' '),
    ]),
  )
