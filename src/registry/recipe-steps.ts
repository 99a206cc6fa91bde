import { defaultLanguage, type Language } from '../lib/text/i18n.ts'
import type { DescribeStep } from './manifest.ts'

const loaders = import.meta.glob<DescribeStep>('../tools/*/recipe-step/describe.*.ts', { import: 'describe' })

/** What a tool says of its settings as a step of a recipe; undefined for a tool that cannot be one. */
export const stepTextOf = (tool: string, language: Language): (() => Promise<DescribeStep>) | undefined =>
  loaders[`../tools/${tool}/recipe-step/describe.${language}.ts`]

/** Whether a tool can be a step of a recipe. */
export const isStepTool = (tool: string): boolean => stepTextOf(tool, defaultLanguage) !== undefined
