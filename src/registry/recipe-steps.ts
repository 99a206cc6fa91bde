import type { Language } from '../lib/text/i18n.ts'
import { byFolder } from './by-folder.ts'
import type { DescribeStep } from './manifest.ts'

type Loaders = Readonly<Record<string, (() => Promise<DescribeStep>) | undefined>>

/** What tools say of their settings as steps of recipes, by id; tools that are not here cannot be steps. */
export const stepTexts: Readonly<Record<Language, Loaders>> = {
  en: byFolder(import.meta.glob<DescribeStep>('../tools/*/recipe-step/en.ts', { import: 'describe' })),
  tr: byFolder(import.meta.glob<DescribeStep>('../tools/*/recipe-step/tr.ts', { import: 'describe' })),
}

/** Whether a tool can be a step of a recipe. */
export const isStepTool = (tool: string): boolean => stepTexts.en[tool] !== undefined
