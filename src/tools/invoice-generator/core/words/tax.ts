/** The same in every language: "VAT (19%)". */
export const tax = (name: string, rate: string): string => `${name} (${rate})`
