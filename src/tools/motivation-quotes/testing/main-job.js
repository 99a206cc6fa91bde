export const artefact = '[data-result] blockquote'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, textOf, press, main }) => {
  const quote = () => textOf(main.querySelector('blockquote'))
  const before = await until('a quote', quote)
  await press(/^(New Quote|Yeni söz)$/)
  await until('another quote', () => quote() !== before)
  return 'another quote'
}
