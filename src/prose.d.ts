/** A guide's text: a component that takes the parts it places, and its headings (build/steps/pages/prose-plugin.ts). */
declare module '*.mdx' {
  import type { ProseText } from './ui/article/prose/prose.ts'

  export const headings: ProseText['headings']
  const text: ProseText['default']
  export default text
}
