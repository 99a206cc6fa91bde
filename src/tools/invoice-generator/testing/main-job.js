/** The frame in which the page scrolls to what is edited. */
export const artefact = '[data-result] [data-stage]:has(svg[role=img])'

/** @type {import('../../../../tests/jobs/main-job.js').Job} */
export const job = async ({ fill, unfold, saved }) => {
  await fill(/^(Company name|Şirket Adı)/, 'Nook Ltd')
  await unfold(/^(Client information|Müşteri Bilgileri)/)
  await fill(/^(Client name|Müşteri Adı)/, 'Ada Byron')
  await unfold(/^(Items|Kalemler)/)
  await fill(/^(Description|Açıklama)/, 'Design')
  await fill(/^(Price|Birim Fiyat)/, '396.50')
  return saved(/^(Generate PDF|PDF Oluştur)$/)
}
