export const artefact = '[data-result] [role=timer]'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, textOf, press, reached, main }) => {
  const face = () => textOf(main.querySelector('[role=timer]'))
  await press(/^(Start|Başlat)$/)
  await until('a second less', () => /^24:5\d$/.test(face()))
  reached()
  await press(/^(Pause|Duraklat)$/)
  await press(/^(Reset|Sıfırla)$/)
  await until('the whole time', () => face() === '25:00')
  return 'a second less'
}
