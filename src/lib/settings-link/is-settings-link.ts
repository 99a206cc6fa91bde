/** Such as `v1`, and not the beginning of a word, as the id of a heading may have it. */
export const versionPattern = /^#?v(\d{1,4})(?![\w-])/

/** Whether a fragment, with or without `#`, is meant as a link to settings; all others are left to the browser. */
export const isSettingsLink = (fragment: string): boolean => versionPattern.test(fragment)
