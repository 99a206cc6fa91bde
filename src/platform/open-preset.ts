/** The settings of a preset as its page shows them, by the names that they have in the tool. */
type OpenPreset = { readonly tool: string; readonly settings: object }

let open: OpenPreset | undefined

/**
 * The preset whose page is open. Set as the page renders, before its tool does: prerendered and hydrated with these
 * settings in place of the initial ones, nothing of it moves afterwards. In memory only.
 */
export const openPreset = {
  set(preset: OpenPreset | undefined): void {
    open = preset
  },
  settingsOf: (tool: string): object | undefined => (open?.tool === tool ? open.settings : undefined),
}
