import { importPicture } from '../../src/features/picture-import/worker/import-picture.ts'

export const core = { importPicture }
