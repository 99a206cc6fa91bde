/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, buttons, press }) => {
  await press(/^Generate/)
  await until('a password', () => buttons(/^Copy password 1$/)[0])
  return 'a password'
}
