/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, textOf, press, fill, main }) => {
  await fill(/^Weight \(kg\)/, '70')
  await fill(/^Height \(cm\)/, '175')
  await fill(/^Age/, '30')
  await press(/^Calculate$/)
  await until('22.9', () => textOf(main).includes('22.9'))
  return '22.9'
}
