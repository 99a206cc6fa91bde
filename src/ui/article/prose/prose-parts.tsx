import type { ComponentProps, ComponentType } from 'react'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { Cite } from './Cite.tsx'
import { DataTable } from './DataTable.tsx'
import { DoDont } from './DoDont.tsx'
import { UseTool } from './UseTool.tsx'

// Code that does not fit scrolls, so it must be reachable by keyboard.
// biome-ignore lint/a11y/noNoninteractiveTabindex: see above
const CodeBlock = (props: ComponentProps<'pre'>) => <pre tabIndex={0} {...props} />

/** The components that every article can use by name. */
export const proseParts: Readonly<Record<string, ComponentType<never>>> = {
  h2: SectionHeading,
  pre: CodeBlock,
  Cite,
  DataTable,
  DoDont,
  UseTool,
}
