export const artefact = '[data-result] textarea'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, textOf, fill, main }) => {
  await fill(/^(Your text|Metniniz)/, 'The cat sat. The dog ran!')
  const figure = await until('six words', () =>
    [...main.querySelectorAll('[data-figure=words]')].find((each) => textOf(each) === '6'),
  )
  return `${textOf(figure)} words`
}
