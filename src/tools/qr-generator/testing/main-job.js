export const artefact = '[data-result] canvas[role=img]'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, fill, saved, main }) => {
  await fill(/^(Content|İçerik)/, 'example.com')
  await until('a code', () =>
    main.querySelector(':is(canvas, [role=img]):is([aria-label^="QR code"], [aria-label^="QR kod"])'),
  )
  return saved(/^(Download PNG|PNG indir)$/)
}
