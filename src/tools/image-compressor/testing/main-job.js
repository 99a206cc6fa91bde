export const artefact = '[data-result] figure img'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ picture, pick, saved }) => {
  await pick([await picture('stripes.png')])
  return saved(/^(Download|İndir)$/)
}
