import { createElement } from 'react'
import type { Language } from '../../lib/text/i18n.ts'
import { guides, staticPages, tools } from '../../registry/entries.ts'
import { loadTexts } from '../catalog/texts.ts'
import type { Place } from '../navigation/routes.ts'
import type { LoadedContent } from './loaded-page.ts'

const found = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry => {
  const entry = entries.find((each) => each.id === id)
  if (!entry) throw new Error(`The catalog has no ${id}`)
  return entry
}

const loadPreset = async (tool: string, id: string, language: Language) =>
  (await import('../presets/load-preset.tsx')).loadPreset(tool, id, language)

/** Loads the content of a page: code, texts and the frame for its kind; undefined if there is none, as for a preset that its tool does not have. */
export async function loadContent({ route, language }: Place): Promise<LoadedContent | undefined> {
  const { cards, messages } = await loadTexts(language)
  switch (route.kind) {
    case 'home':
    case 'unknown':
      return undefined
    case 'guides': {
      const { GuidesIndex } = await import('../guides/GuidesIndex.tsx')
      return { element: <GuidesIndex />, card: messages.guides }
    }
    case 'guide': {
      const { load, messages, prose, sources } = found(guides, route.id)
      const [{ GuideFrame }, page, { messages: t }, text, cited] = await Promise.all([
        import('../guides/GuideFrame.tsx'),
        load(),
        messages[language](),
        prose[language](),
        sources(),
      ])
      const body = createElement(page.default, { t, language, Prose: text.default })
      const element = (
        <GuideFrame id={route.id} headings={text.headings} sources={cited.default}>
          {body}
        </GuideFrame>
      )
      return { element, card: cards[route.id] }
    }
    case 'tool': {
      const { id, preset: name } = route
      const { load, messages } = found(tools, id)
      const [{ ToolFrame }, page, { messages: t }, preset] = await Promise.all([
        import('../shell/frames/ToolFrame.tsx'),
        load(),
        messages[language](),
        name === undefined ? undefined : loadPreset(id, name, language),
      ])
      if (name !== undefined && !preset) return undefined
      // Every tool has its heading under these names.
      const body = createElement(page.default, {
        t: Object.assign({}, t, preset?.heading) as never,
        language,
      })
      const element = (
        <ToolFrame id={id} preset={preset}>
          {body}
          {preset?.about}
        </ToolFrame>
      )
      return { element, card: preset?.card ?? cards[id] }
    }
    case 'page': {
      const { load, messages } = found(staticPages, route.id)
      const [{ PageFrame }, page, { messages: t }] = await Promise.all([
        import('../shell/frames/PageFrame.tsx'),
        load(),
        messages[language](),
      ])
      const body = createElement(page.default, { t, language })
      return { element: <PageFrame id={route.id}>{body}</PageFrame>, card: cards[route.id] }
    }
  }
}
