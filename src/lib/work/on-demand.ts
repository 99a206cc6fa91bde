/**
 * Files of the site that few visitors need, such as the fonts of scripts with thousands of characters: no part of the
 * offline copy from the start, kept by the service worker from the first time that a page asks for them.
 */
export const onDemandFolder = '/assets/on-demand/'

/** Beside the builds, so that it outlives them: a file's name holds its hash, and the same name is the same file. */
export const onDemandCache = 'toolnook.on-demand'
