/** The reload that the sheet of the seal causes by turning the offline lock: the sheet opens again after it. */
export const sealReload = 'seal'
