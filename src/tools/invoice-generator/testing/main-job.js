/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ fill, unfold, saved }) => {
  await fill(/^Company Name/, 'Nook Ltd')
  await unfold(/^Client Information/)
  await fill(/^Client Name/, 'Ada Byron')
  await unfold(/^Items/)
  await fill(/^Description/, 'Design')
  await fill(/^Price/, '396.50')
  return saved(/^Generate PDF$/)
}
