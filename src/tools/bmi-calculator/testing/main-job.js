export const artefact = '[data-result] svg[role=img]'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, textOf, press, fill, main }) => {
  await fill(/^(Weight|Kilo) \(kg\)/, '70')
  await fill(/^(Height|Boy) \(cm\)/, '175')
  await fill(/^(Age|Yaş)/, '30')
  await press(/^(Calculate|Hesapla)$/)
  await until('22.9', () => /22[.,]9/.test(textOf(main)))
  return '22.9'
}
