import { buildIdToken } from '../../lib/build-id.ts'

/** The id of the page's build, from its head; during prerendering a placeholder. */
export const buildId = (): string =>
  typeof document === 'undefined'
    ? buildIdToken
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? buildIdToken)
