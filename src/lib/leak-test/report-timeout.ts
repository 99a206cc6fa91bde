/** Timeout for the browser's report that it blocked an attempt, in milliseconds; a busy device takes more than a second. */
export const reportTimeoutMs = 3000
