/** The largest sum of the files that are stored for a tab, in bytes, where the browser grants as much. */
export const maxBytes = 500 * 1024 * 1024
