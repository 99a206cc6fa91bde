import type { IconNode } from 'lucide'
import type { ComponentType } from 'react'
import type { DeclaredStore } from '../lib/stored-data/owners.ts'
import type { Language } from '../lib/text/i18n.ts'
import type { ProseText, Source } from '../ui/article/prose/prose.ts'
import type { Tint } from '../ui/tints.ts'

/** The groups of the home page, in its order. */
export const toolGroups = ['images', 'documents', 'text-and-codes', 'everyday'] as const
export type ToolGroup = (typeof toolGroups)[number]

/** What a page of the site is given: its own texts and the language they are in. */
export type PageProps<Messages> = { readonly t: Messages; readonly language: Language }
export type Page<Messages> = ComponentType<PageProps<Messages>>

type MessagesLoader<Messages> = () => Promise<{ readonly messages: Messages }>

/** Everything the site must know of a tool without loading it. The folder's name is its id. */
export type ToolManifest<Messages = never> = {
  readonly id: string
  /** Place in menus and on the home page: the specification's numbering. */
  readonly order: number
  readonly group: ToolGroup
  readonly icon: IconNode
  readonly tint: Tint
  readonly load: () => Promise<{ default: Page<Messages> }>
  readonly messages: Readonly<Record<Language, MessagesLoader<Messages>>>
  readonly accepts: {
    /** Media types of files it can open; `image/*` is a family. */
    readonly files?: readonly string[]
    /** Whether a pasted text is meant for it: 0 not at all, 1 certainly. */
    readonly text?: (text: string) => number
  }
  /** Media types that it can hand over to other tools. */
  readonly produces: readonly string[]
  /** What it stores on the device, from its `stores.ts`. */
  readonly stores: readonly DeclaredStore[]
  readonly permissions: readonly ('clipboard' | 'notifications')[]
  /** Id of the guide that goes with it. */
  readonly guide?: string
}

/** The texts of a tool, guide or page outside of it: menus, cards, the head of its page. */
export type Card = {
  readonly title: string
  readonly description: string
  /** Further words a visitor may search for, separated by spaces. */
  readonly keywords?: string
}

export type ToolCard = Required<Card>

/** Checks a manifest's types where it is written and forgets which messages it has. */
export function defineTool<Messages>(manifest: ToolManifest<Messages>): ToolManifest {
  // The page and its messages were matched above; outside they only ever travel together.
  return manifest as unknown as ToolManifest
}

export type GuideDifficulty = 'beginner' | 'intermediate' | 'advanced'

/** What the page of a guide is given: beside its texts, the prose in the same language. */
export type GuidePageProps<Messages> = PageProps<Messages> & { readonly Prose: ProseText['default'] }

/** A guide: an article in every language. The folder's name is its id. */
export type GuideManifest<Messages = never> = {
  readonly id: string
  /** Place in menus and on the index, whose first three are featured. */
  readonly order: number
  /** Minutes to read at 200 to 230 words each. */
  readonly minutes: number
  readonly difficulty: GuideDifficulty
  /** Days as `2026-01-31`: when it first appeared, and when its facts were last checked. */
  readonly published: string
  readonly reviewed: string
  /** Shown in the Guides menu beside All Guides. */
  readonly inMenu: boolean
  readonly load: () => Promise<{ default: ComponentType<GuidePageProps<Messages>> }>
  readonly messages: Readonly<Record<Language, MessagesLoader<Messages>>>
  readonly prose: Readonly<Record<Language, () => Promise<ProseText>>>
  readonly sources: () => Promise<{ readonly default: readonly Source[] }>
  /** Id of the tool that it is about. */
  readonly tool: string
  /** What it stores on the device, from its `stores.ts`. */
  readonly stores?: readonly DeclaredStore[]
}

export function defineGuide<Messages>(manifest: GuideManifest<Messages>): GuideManifest {
  return manifest as unknown as GuideManifest
}

/** A static page such as About. Its path is its id. */
export type StaticPageManifest<Messages = never> = {
  readonly id: string
  /** Where the shell links it. */
  readonly links: readonly ('top' | 'footer')[]
  readonly order: number
  readonly load: () => Promise<{ default: Page<Messages> }>
  readonly messages: Readonly<Record<Language, MessagesLoader<Messages>>>
}

export function definePage<Messages>(manifest: StaticPageManifest<Messages>): StaticPageManifest {
  return manifest as unknown as StaticPageManifest
}
