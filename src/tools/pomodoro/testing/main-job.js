/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, textOf, press, main }) => {
  const face = () => textOf(main.querySelector('[role=timer]'))
  await press(/^Start$/)
  await until('a second less', () => /^24:5\d$/.test(face()))
  await press(/^Pause$/)
  await press(/^Reset$/)
  await until('the whole time', () => face() === '25:00')
  return 'a second less'
}
