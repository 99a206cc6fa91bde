export const artefact = '[data-result] ol canvas'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ press, picture, pick, saved }) => {
  await pick([await picture('one.png'), await picture('two.png')])
  await press(/^(Convert to PDF|PDF’e dönüştür)$/)
  return saved(/^(Download PDF|PDF’i indir)$/)
}
