import type { IconNode } from 'lucide'
import type { ComponentType } from 'react'
import type { DeclaredStore } from '../lib/stored-data/owners.ts'
import type { Language } from '../lib/text/i18n.ts'
import type { ProseText, Source } from '../ui/article/prose/prose.ts'
import type { Tint } from '../ui/style/tints.ts'

/** The groups of the home page, in its order. */
export const toolGroups = ['images', 'documents', 'text-and-codes', 'everyday'] as const
export type ToolGroup = (typeof toolGroups)[number]

/** Props of every page: its texts and their language. */
export type PageProps<Messages> = { readonly t: Messages; readonly language: Language }
export type Page<Messages> = ComponentType<PageProps<Messages>>

type MessagesLoader<Messages> = () => Promise<{ readonly messages: Messages }>

/**
 * A script that the page runs before React loads, to write what only the device knows, such as its date, into the
 * prerendered result (docs/adr/0024-early-scripts.md). With texts there is one for each language,
 * `early.<language>.ts`, else `early.ts` for all of them. Each is built as one file with all that it needs.
 */
type EarlyScript = 'with-texts' | 'without-texts'

/** What the site knows about a tool without loading it. The folder's name is its id. */
export type ToolManifest<Messages = never> = {
  readonly id: string
  /** Position in menus and on the home page: the specification's numbering. */
  readonly order: number
  readonly group: ToolGroup
  readonly icon: IconNode
  readonly tint: Tint
  readonly load: () => Promise<{ default: Page<Messages> }>
  readonly messages: Readonly<Record<Language, MessagesLoader<Messages>>>
  readonly early?: EarlyScript
  readonly accepts: {
    /** Media types of files that it can open; `image/*` matches all images. */
    readonly files?: readonly string[]
    /** How many of them it opens at once; any number if it does not say. */
    readonly maxFiles?: number
    /**
     * What else another tool can send it, one thing at a time: the types that a part of it takes, such as its logo, by the
     * name of the part. Its card's `parts` say it in words.
     */
    readonly parts?: Readonly<Record<string, readonly string[]>>
  }
  /** What it makes of a text that it accepts, shown on the home page before the tool is opened. */
  readonly answer?: () => Promise<ComponentType<AnswerProps<Messages>>>
  /** What it makes of files that it accepts, shown in the same place. */
  readonly answerFiles?: () => Promise<ComponentType<FilesAnswerProps<Messages>>>
  /** Media types of what it can pass to other tools; `text/plain` and `colourType` are texts, the others files. */
  readonly produces: readonly string[]
  /** What it stores on the device, from its `stores.ts`. */
  readonly stores: readonly DeclaredStore[]
  readonly permissions: readonly ('clipboard' | 'notifications')[]
  /** Id of the guide about it. */
  readonly guide?: string
}

/**
 * How a tool reads a text that is typed on the home page or into the search: the export `textReader` of its
 * `text-reader.ts`. Not part of the manifest, which every page loads (docs/adr/0022-a-page-loads-what-it-shows.md).
 */
export type TextReader = {
  /** How likely the text is meant for the tool, from 0 (not at all) to 1 (certainly). */
  readonly likelihood: (text: string) => number
  /** Whether the text is beyond the limits of the tool's settings; the card's `limits` say why. */
  readonly isBeyondLimits?: (text: string) => boolean
}

/** Props of a tool's status: texts, their language, and the address of the tool's page. */
export type StatusProps<Messages> = PageProps<Messages> & { readonly href: string }

/**
 * What a tool shows in the top bar of all other pages while something of it goes on, such as a running timer: the
 * export `status` of its `status.ts` (docs/adr/0019-status-in-the-top-bar.md). That file is loaded with every page,
 * so it imports nothing but types and `byLanguage`.
 */
export type ToolStatus<Messages = never> = {
  /** Id of the tool. */
  readonly tool: string
  /** The key of the stored record that says whether something goes on; of a store in the tool's manifest. */
  readonly record: string
  /** Whether the part is needed, by the record's text. */
  readonly isActive: (text: string) => boolean
  /** Loaded when it is needed first; from then on it decides itself when it shows something. */
  readonly load: () => Promise<ComponentType<StatusProps<Messages>>>
  readonly messages: Readonly<Record<Language, MessagesLoader<Messages>>>
}

/** Texts of a tool, guide or page for menus, cards and the head of its page. */
export type Card = {
  readonly title: string
  readonly description: string
  /** Further search terms, separated by spaces. */
  readonly keywords?: string
  /** What it does with files, for a button beside those of other tools. */
  readonly action?: string
  /** What the parts of it do with what another tool sends, for such a button. */
  readonly parts?: Readonly<Record<string, string>>
  /** What the search says of one of the terms in place of the description, such as what becomes of a `heic` file. */
  readonly terms?: Readonly<Record<string, string>>
  /** The limits of what can be asked of the tool in words, said where they are passed. */
  readonly limits?: string
  /** A text that it answers, as an example on the home page. */
  readonly example?: string
}

export type ToolCard = Card & Required<Pick<Card, 'keywords'>>

/** Props of a tool's answer: its texts, their language, and what the visitor has typed. */
export type AnswerProps<Messages> = PageProps<Messages> & { readonly text: string }

/** The same for files. */
export type FilesAnswerProps<Messages> = PageProps<Messages> & { readonly files: readonly File[] }

/**
 * Settings of a tool for one purpose that have a page of their own: the export `preset` of
 * `presets/<name>/preset.ts` in the tool's folder. The folder's name is the end of the page's address
 * (docs/adr/0045-pages-for-presets.md).
 */
export type Preset = {
  /** As a link to the tool with these settings has them behind `#`. */
  readonly settings: string
}

/** The texts of such a page, in one language: its `messages.<language>.ts`. */
export type PresetTexts = {
  readonly card: ToolCard
  readonly messages: PresetMessages
}

export type PresetMessages = {
  /** In place of the tool's own heading and the line beside it. */
  readonly title: string
  readonly intro: string
  /** What helps with this purpose and is said on no other page. */
  readonly sections: readonly { readonly title: string; readonly text: string }[]
}

/**
 * What a tool says of its settings as a step of a recipe, in a few words: the export `describe` of its
 * `recipe-step/describe.<language>.ts`. Only tools with these files can be steps
 * (docs/adr/0049-recipes-go-through-the-tools.md). It gets settings as a link to the tool has them.
 */
export type DescribeStep = (settings: never) => string

export type TileProps = { readonly language: Language }

/**
 * How a tool is shown on the home page: the export `tile` of its `tile.ts`, which is loaded with that page, so it
 * imports nothing but types. What the tile shows is in `home/TilePicture.tsx`, unless it has `live`; a tool without
 * either has its card alone (docs/adr/0020-home-answers-before-it-opens-a-tool.md).
 */
export type ToolTile = {
  /** Place among the tiles, by which they are sorted. */
  readonly position: number
  /** Twice as wide as others. */
  readonly wide?: true
  /** What the device itself makes, such as a password: prerendered without it, hydrated at the first input. */
  readonly live?: (language: Language) => Promise<ComponentType<TileProps>>
}

/** Checks a manifest's types where it is written and erases the type of its messages. */
export function defineTool<Messages>(manifest: ToolManifest<Messages>): ToolManifest {
  // The parameter's type has matched page and messages; outside they are only used together.
  return manifest as unknown as ToolManifest
}

export type GuideDifficulty = 'beginner' | 'intermediate' | 'advanced'

/** Props of a guide's page: its texts, and its prose in the same language. */
export type GuidePageProps<Messages> = PageProps<Messages> & { readonly Prose: ProseText['default'] }

/** A guide: an article in every language. The folder's name is its id. */
export type GuideManifest<Messages = never> = {
  readonly id: string
  /** Position in menus and in the index, where the first three are featured. */
  readonly order: number
  /** Reading time in minutes, at 200 to 230 words of English a minute. */
  readonly minutes: number
  readonly difficulty: GuideDifficulty
  /** Dates such as `2026-01-31`: when it was published, and when its facts were last checked. */
  readonly published: string
  readonly reviewed: string
  /** Shown in the Guides menu below All Guides. */
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
  readonly early?: EarlyScript
  readonly load: () => Promise<{ default: Page<Messages> }>
  readonly messages: Readonly<Record<Language, MessagesLoader<Messages>>>
}

export function definePage<Messages>(manifest: StaticPageManifest<Messages>): StaticPageManifest {
  return manifest as unknown as StaticPageManifest
}
