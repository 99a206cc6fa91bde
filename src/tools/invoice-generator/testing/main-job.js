/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ fill, saved }) => {
  await fill(/^Company Name/, 'Nook Ltd')
  await fill(/^Client Name/, 'Ada Byron')
  await fill(/^Description/, 'Design')
  await fill(/^Price/, '396.50')
  return saved(/^Generate PDF$/)
}
