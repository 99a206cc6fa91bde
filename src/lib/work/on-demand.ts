/**
 * Files of the site that few visitors need, such as fonts of scripts with thousands of characters: not in the
 * offline copy from the start, but cached by the service worker when a page first requests them.
 */
export const onDemandFolder = '/assets/on-demand/'

/** A cache apart from those of the builds, which it outlives: a file's name contains its hash. */
export const onDemandCache = 'toolnook.on-demand'
