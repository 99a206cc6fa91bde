import { BookOpen, FileText, Languages, Moon, Sun } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { foldAccents } from '../../lib/text/fold-accents.ts'
import { type Language, languageNames, languages } from '../../lib/text/i18n.ts'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import { guides, staticPages, tools } from '../../registry/entries.ts'
import type { Card, ToolManifest } from '../../registry/manifest.ts'
import { type Searchable, search } from '../../registry/search.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { loadTexts, useCatalog } from '../catalog/texts.ts'
import { findBeyondLimits, findTextOpeners } from '../home/find-openers.ts'
import { ToolMark } from '../home/ToolMark.tsx'
import { useNavigate } from '../navigation/navigate.ts'
import { type Place, pathOf, type Route } from '../navigation/routes.ts'
import { loadPresetLinkTexts } from '../presets/texts.ts'
import { rememberUse } from '../recent/recent.ts'
import { useDarkMode } from '../shell/top-bar/theme.ts'

export type Command = Searchable & {
  readonly group: 'recent' | 'action' | 'tool' | 'guide' | 'page'
  readonly mark: ReactNode
  /** Of the tool or guide that it opens. */
  readonly id?: string
  /** Of the page that it opens, so that it can be opened in another tab. */
  readonly path?: string
  readonly run: () => void
}

export type Found = {
  readonly commands: readonly Command[]
  /** Why what was typed cannot be asked of a tool. */
  readonly limits?: string
}

/** Scores from which a text is meant for a tool, and not for any that takes texts. */
const surely = 0.6

/** What a query finds, in groups; without one everything, after what was used last. */
export function useCommands(place: Place, query: string, recent: readonly string[]): Found {
  const { t, card, language } = useCatalog()
  const navigate = useNavigate()
  const elsewhere = useNamesInOtherLanguages(language)
  const presets = usePresetCards(language)
  const [isDark, toggleTheme] = useDarkMode()
  const isTyped = query.trim() !== ''

  const toPage = (route: Route) => {
    const path = pathOf({ language, route })
    return { path, run: () => navigate(path) }
  }
  const ofTool = (tool: ToolManifest) => ({
    ...card(tool.id),
    id: tool.id,
    group: 'tool' as const,
    mark: <ToolMark tool={tool} />,
    elsewhere: elsewhere[tool.id] ?? '',
    ...toPage({ kind: 'tool', id: tool.id }),
  })
  const toTheme = (theme: 'dark' | 'light'): Command => {
    const isOn = isDark === (theme === 'dark')
    return {
      ...t.actions[theme],
      ...(isOn && { description: t.actions.isOn }),
      group: 'action',
      mark: <Icon of={theme === 'dark' ? Moon : Sun} size={20} />,
      run() {
        if (!isOn) void toggleTheme()
      },
    }
  }
  const toLanguage = (each: Language): Command => {
    const path = pathOf({ language: each, route: place.route })
    const { description, keywords } = t.actions.language
    return {
      title: languageNames[each],
      description: each === language ? t.actions.isOn : description(nameIn(language, each)),
      keywords: [...languages.map((other) => nameIn(other, each)), keywords].join(' '),
      group: 'action',
      mark: <Icon of={Languages} size={20} />,
      path,
      run: () => navigate(path),
    }
  }
  const [limited] = isTyped ? findBeyondLimits(tools, query) : []
  const listed: readonly Command[] = [
    ...tools.map(ofTool),
    // Each is near to its tool, so only what is typed finds it; and not what is asked for beyond its limits.
    ...(isTyped && !limited ? Object.entries(presets) : []).map(([path, texts]) => {
      const [tool = '', preset] = path.split('/')
      const manifest = tools.find(({ id }) => id === tool)
      return {
        ...texts,
        group: 'tool' as const,
        mark: manifest ? <ToolMark tool={manifest} /> : null,
        ...toPage({ kind: 'tool', id: tool, preset }),
      }
    }),
    {
      ...t.guides,
      group: 'guide',
      mark: <Icon of={BookOpen} size={20} />,
      ...toPage({ kind: 'guides' }),
    },
    ...guides.map(({ id }) => ({
      ...card(id),
      id,
      group: 'guide' as const,
      mark: <Icon of={BookOpen} size={20} />,
      elsewhere: elsewhere[id] ?? '',
      ...toPage({ kind: 'guide', id }),
    })),
    ...staticPages.map(({ id }) => ({
      ...card(id),
      group: 'page' as const,
      mark: <Icon of={FileText} size={20} />,
      elsewhere: elsewhere[id] ?? '',
      ...toPage({ kind: 'page', id }),
    })),
    // What is on already is found, so that it is said, but not offered.
    ...(['dark', 'light'] as const).filter((each) => isTyped || isDark !== (each === 'dark')).map(toTheme),
    ...languages.filter((each) => isTyped || each !== language).map(toLanguage),
  ]
  if (!isTyped) {
    const last = recent.flatMap((id) => {
      const known = listed.find((command) => command.id === id)
      return known ? [{ ...known, group: 'recent' as const }] : []
    })
    const others = listed.filter(({ id }) => id === undefined || !last.some((each) => each.id === id))
    return { commands: [...last, ...others] }
  }

  /** Tools for a text such as `timer 10` or a colour, which nothing is named after. */
  const typed = findTextOpeners(tools, query, surely).map((tool): Command => {
    const { title, path, run } = ofTool(tool)
    return {
      title: `${title}: ${query.trim()}`,
      description: t.openTyped,
      id: tool.id,
      group: 'action',
      mark: <ToolMark tool={tool} />,
      path,
      run() {
        // What was asked for happens at once, without anything to press that would show that the tool is used.
        rememberUse(tool.id)
        toolTransfer.offer({ from: 'search', to: tool.id, text: query })
        run()
      },
    }
  })
  const words = foldAccents(query).trim()
  const found = search(listed, query).map((command) => {
    const said = command.id === undefined ? undefined : card(command.id).terms?.[words]
    return said === undefined ? command : { ...command, description: said }
  })
  const limits = limited && card(limited.id).limits
  return {
    commands: grouped([...typed, ...(limited ? [ofTool(limited)] : []), ...found]),
    ...(limits !== undefined && { limits }),
  }
}

/** The name of a language in another one: 'İngilizce'. */
const nameIn = (language: Language, named: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? languageNames[named]

/** In groups, in the order of their best entries, and each entry once. */
function grouped(commands: readonly Command[]): readonly Command[] {
  const groups = new Map<Command['group'], Map<string, Command>>()
  for (const command of commands) {
    const group = groups.get(command.group) ?? new Map<string, Command>()
    if (!group.has(command.title)) group.set(command.title, command)
    groups.set(command.group, group)
  }
  return [...groups.values()].flatMap((group) => [...group.values()])
}

/** Titles and keywords in the site's other languages, by id: many know a tool by its English name. */
function useNamesInOtherLanguages(language: Language): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let left = false
    const others = languages.filter((each) => each !== language)
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

/** The cards of presets by `tool/preset`, once they are loaded. */
function usePresetCards(language: Language): Readonly<Record<string, Card>> {
  const [cards, setCards] = useState<Readonly<Record<string, Card>>>({})
  useEffect(() => {
    let left = false
    loadPresetLinkTexts(language).then(
      (texts) => {
        if (!left) setCards(texts.cards)
      },
      // Their tools are found.
      () => {},
    )
    return () => {
      left = true
    }
  }, [language])
  return cards
}

const joinCards = (languages: readonly Readonly<Record<string, Card>>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(languages[0] ?? {}).map((id) => [
      id,
      languages.map((cards) => `${cards[id]?.title ?? ''} ${cards[id]?.keywords ?? ''}`).join(' '),
    ]),
  )
