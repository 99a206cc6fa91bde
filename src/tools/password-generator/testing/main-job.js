export const artefact = '[data-result] ol code'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, buttons, press }) => {
  await press(/^(Generate|Üret)/)
  await until('a password', () => buttons(/^(Copy password 1|Kopyala: 1\. parola)$/)[0])
  return 'a password'
}
