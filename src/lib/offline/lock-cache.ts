/** The cache that is there while the offline lock is on, apart from the builds' caches, so that the lock outlives them. */
export const lockCache = 'toolnook.lock'
