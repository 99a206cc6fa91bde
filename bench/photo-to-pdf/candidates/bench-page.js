/** A4 and the margin, in points. */
const [width, height] = [(210 * 72) / 25.4, (297 * 72) / 25.4]
const margin = (20 * 72) / 25.4

export const paper = { width, height, margin, boxWidth: width - 2 * margin, boxHeight: height - 2 * margin }

/**
 * The rectangle of a picture: as large as fits between the margins, centred; measured from the corner.
 * @param {{ width: number, height: number }} picture
 */
export function place(picture) {
  const scale = Math.min(paper.boxWidth / picture.width, paper.boxHeight / picture.height)
  const size = { width: picture.width * scale, height: picture.height * scale }
  return { ...size, x: (paper.width - size.width) / 2, y: (paper.height - size.height) / 2 }
}

/** @param {File} file */
export const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer())

/**
 * Offers a candidate's function to the program that measures it.
 * @param {(files: File[]) => Promise<Blob | undefined>} convert
 */
export function offer(convert) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('#files'))
  /** @type {Blob | undefined} */
  let pdf
  Object.assign(globalThis, {
    bench: {
      async convert() {
        pdf = await convert([...(input.files ?? [])])
        return pdf?.size ?? 0
      },
      save() {
        const link = document.createElement('a')
        link.href = URL.createObjectURL(/** @type {Blob} */ (pdf))
        link.download = 'photos.pdf'
        link.click()
      },
    },
  })
}
