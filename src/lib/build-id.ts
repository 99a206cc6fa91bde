/**
 * A placeholder for the build id in pages until the id is known: it is a hash over the pages
 * too, with this text in place of it (build/steps/output/build-id.ts).
 */
export const buildIdToken = 'toolnook-build-id'
