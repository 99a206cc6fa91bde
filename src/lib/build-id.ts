/**
 * Stands for the build's id wherever a page names it, until the build knows it: the id is made of the pages
 * too, with this text in its place (build/steps/output/build-id.ts).
 */
export const buildIdToken = 'toolnook-build-id'
