/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, named, buttons, press }) => {
  const colours = () =>
    buttons(/^Copy #[0-9A-F]{6}$/i)
      .map(named)
      .join()
  const before = await until('a palette', colours)
  await press(/^Random Palette$/)
  await until('another palette', () => colours() !== before)
  return 'five colours'
}
