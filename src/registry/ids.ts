// Defined by the build from the folder names, so that no manifest has to be loaded and the entry chunk hardly grows with
// the number of tools (build/steps/bundle/entry-ids.ts).
declare const __TOOL_IDS__: readonly string[]
declare const __GUIDE_IDS__: readonly string[]
declare const __PAGE_IDS__: readonly string[]

export const toolIds = __TOOL_IDS__
export const guideIds = __GUIDE_IDS__
export const staticPageIds = __PAGE_IDS__
