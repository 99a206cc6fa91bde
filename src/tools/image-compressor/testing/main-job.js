/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ press, picture, pick, saved }) => {
  await pick([await picture('stripes.png')])
  await press(/^Compress$/)
  return saved(/^Download( stripes.*)?$/)
}
