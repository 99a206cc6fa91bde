export const artefact = '[data-result] img[alt^="QR "]'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, fill, saved, main }) => {
  await fill(/^(Content|İçerik)/, 'example.com')
  await until('a code', () => main.querySelector('img:is([alt^="QR code"], [alt^="QR kod"])'))
  return saved(/^(Download PNG|PNG indir)$/)
}
