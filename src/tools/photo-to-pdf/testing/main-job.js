export const artefact = '[data-result] ol canvas'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ main, textOf, until, press, picture, pick, saved }) => {
  await pick([await picture('one.png'), await picture('two.png')])
  await press(/^(Convert to PDF|PDF’e dönüştür)$/)
  // What is said of the document comes with code of its own, which makes room for it.
  await until('the heading of the document', () =>
    [...main.querySelectorAll('h2')].some((each) => /^(PDF Ready|PDF Hazır)$/.test(textOf(each))),
  )
  return saved(/^(Download PDF|PDF’i indir)$/)
}
