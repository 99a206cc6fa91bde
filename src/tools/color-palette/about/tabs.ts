/** The tabs whose panels are loaded when one of them is opened. */
export const lateTabs = [
  'sight',
  'tints',
  'gradient',
  'preview',
  'guarantee',
  'exports',
  'converter',
  'picture',
] as const
export type LateTab = (typeof lateTabs)[number]
export type TabId = LateTab | 'contrast'
