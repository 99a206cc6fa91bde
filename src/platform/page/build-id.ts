import { buildIdToken } from '../../lib/build-id.ts'

/** The id of the build that this page belongs to, as its head says it; while it is prerendered, what stands for it. */
export const buildId = (): string =>
  typeof document === 'undefined'
    ? buildIdToken
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? buildIdToken)
