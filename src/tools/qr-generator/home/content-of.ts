/** What a code of a typed text holds: `qr hello` asks for one of `hello`. */
export const contentOf = (text: string): string => text.trim().replace(/^qr\s+(?=\S)/i, '')
