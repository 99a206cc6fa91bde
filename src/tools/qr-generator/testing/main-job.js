/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ until, fill, saved, main }) => {
  await fill(/^Content/, 'example.com')
  await until('a code', () =>
    main.querySelector('canvas[aria-label^="QR code"], [role=img][aria-label^="QR code"]'),
  )
  return saved(/^Download PNG$/)
}
