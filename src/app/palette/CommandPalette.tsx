import { BookOpen, FileText, Languages, Moon, Sun, X } from 'lucide'
import { Fragment, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { site } from '../../../site.config.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import { guides, staticPages, tools } from '../../registry/entries.ts'
import type { Card } from '../../registry/manifest.ts'
import { type Searchable, search } from '../../registry/search.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { loadTexts, useCatalog } from '../catalog/texts.ts'
import { isDismissClick } from '../dialog/dismiss-click.ts'
import { findOpeners } from '../home/find-openers.ts'
import { ToolMark } from '../home/ToolMark.tsx'
import { useNavigate } from '../navigation/navigate.ts'
import { type Place, pathOf, type Route } from '../navigation/routes.ts'
import { useDarkMode } from '../shell/top-bar/theme.ts'
import styles from './CommandPalette.module.css'

type CommandPaletteProps = { readonly place: Place; readonly onClose: () => void }

/** Finds a tool, guide, page or action by a few letters, or a tool for what is typed: a combobox in a dialog. */
export function CommandPalette({ place, onClose }: CommandPaletteProps) {
  const { t, card, language } = useCatalog()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()

  const elsewhere = useNamesInOtherLanguages(language)

  useEffect(() => dialog.current?.showModal(), [])

  const [isDark, toggleTheme] = useDarkMode()
  const toPage = (route: Route) => {
    const path = pathOf({ language, route })
    return { path, run: () => navigate(path) }
  }
  const other = site.languages.find((each) => each !== language) ?? language
  const inOther = pathOf({ language: other, route: place.route })
  const listed: readonly Command[] = [
    ...tools.map((tool) => ({
      ...card(tool.id),
      group: 'tool' as const,
      mark: <ToolMark tool={tool} />,
      elsewhere: elsewhere[tool.id] ?? '',
      ...toPage({ kind: 'tool', id: tool.id }),
    })),
    { ...t.guides, group: 'guide', mark: <Icon of={BookOpen} size={20} />, ...toPage({ kind: 'guides' }) },
    ...guides.map(({ id: guide }) => ({
      ...card(guide),
      group: 'guide' as const,
      mark: <Icon of={BookOpen} size={20} />,
      elsewhere: elsewhere[guide] ?? '',
      ...toPage({ kind: 'guide', id: guide }),
    })),
    ...staticPages.map(({ id: page }) => ({
      ...card(page),
      group: 'page' as const,
      mark: <Icon of={FileText} size={20} />,
      elsewhere: elsewhere[page] ?? '',
      ...toPage({ kind: 'page', id: page }),
    })),
    {
      ...(isDark ? t.actions.light : t.actions.dark),
      group: 'action',
      mark: <Icon of={isDark ? Sun : Moon} size={20} />,
      run: () => void toggleTheme(),
    },
    {
      ...t.actions.language,
      group: 'action',
      mark: <Icon of={Languages} size={20} />,
      path: inOther,
      run: () => navigate(inOther),
    },
  ]
  /** Tools for a text such as `timer 10` or a colour, which nothing is named after. */
  const typed = findOpeners(tools, { kind: 'text', text: query }, surely).map((tool): Command => {
    const { path, run } = toPage({ kind: 'tool', id: tool.id })
    return {
      title: `${card(tool.id).title}: ${query.trim()}`,
      description: t.openTyped,
      group: 'action',
      mark: <ToolMark tool={tool} />,
      path,
      run() {
        toolTransfer.offer({ from: 'search', to: tool.id, text: query })
        run()
      },
    }
  })
  const found = grouped([...typed, ...search(listed, query)])
  const chosen = found[Math.min(active, found.length - 1)]
  const choose = (command: Command) => {
    dialog.current?.close()
    command.run()
  }
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
      <div className={styles.field}>
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
            else if (event.key === 'Enter' && chosen) choose(chosen)
            else return
            event.preventDefault()
          }}
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t.closeSearch}
          onClick={() => dialog.current?.close()}
        >
          <Icon of={X} size={20} />
        </Button>
      </div>
      <p role="status" className={styles.count}>
        {found.length === 0 ? t.searchNothing : t.searchCount(found.length)}
      </p>
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

type Command = Searchable & {
  readonly group: 'action' | 'tool' | 'guide' | 'page'
  readonly mark: ReactNode
  /** Of the page that it opens, so that it can be opened in another tab. */
  readonly path?: string
  readonly run: () => void
}

/** Scores from which a text is meant for a tool, and not for any that takes texts. */
const surely = 0.6

/** In groups, each where its best stands. */
function grouped(commands: readonly Command[]): readonly Command[] {
  const groups = new Map<Command['group'], Command[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups.values()].flat()
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
