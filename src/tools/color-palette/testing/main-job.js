export const artefact = '[data-result] ol > li'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, named, buttons, press, reached }) => {
  const colours = () =>
    buttons(/^(Copy|Kopyala:) #[0-9A-F]{6}$/i)
      .map(named)
      .join()
  const before = await until('a palette', colours)
  reached()
  await press(/^(Random palette|Rastgele palet)$/)
  await until('another palette', () => colours() !== before)
  return 'five colours'
}
