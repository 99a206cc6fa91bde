import { sessionRestore } from '../../../platform/session-restore/session-restore.ts'

/** Saves the tools' work for the page to restore after the reload. False: something could not be saved. */
export const saveWork = async (): Promise<boolean> => (await sessionRestore.saveAll()).unsaved.length === 0
