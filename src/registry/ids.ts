// The build knows the folders: the ids are there without loading a manifest, so the start of the site hardly
// grows with the number of its tools (build/steps/bundle/entry-ids.ts).
declare const __TOOL_IDS__: readonly string[]
declare const __GUIDE_IDS__: readonly string[]
declare const __PAGE_IDS__: readonly string[]

export const toolIds = __TOOL_IDS__
export const guideIds = __GUIDE_IDS__
export const staticPageIds = __PAGE_IDS__
