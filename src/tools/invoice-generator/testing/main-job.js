/** The frame in which the page scrolls to what is edited. */
export const artefact = '[data-result] [data-stage]:has(svg[role=img])'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ fill, unfold, saved }) => {
  await fill(/^(Company name|Şirket adı)/, 'Nook Ltd')
  await unfold(/^(Client information|Müşteri bilgileri)/)
  await fill(/^(Client name|Müşteri adı)/, 'Ada Byron')
  await unfold(/^(Items|Kalemler)/)
  await fill(/^(Description|Açıklama)/, 'Design')
  await fill(/^(Price|Birim fiyat)/, '396.50')
  return saved(/^(Generate PDF|PDF oluştur)$/)
}
