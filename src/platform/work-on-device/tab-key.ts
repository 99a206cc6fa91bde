/**
 * Where session storage has the tab's id, once it has stored work. Not a record of the visitor's data, so without the
 * prefix of those.
 */
export const tabKey = 'work-in-tab'
