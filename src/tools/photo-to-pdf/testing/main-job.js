/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ press, picture, pick, saved }) => {
  await pick([await picture('one.png'), await picture('two.png')])
  await press(/^Convert to PDF$/)
  return saved(/^Download PDF$/)
}
