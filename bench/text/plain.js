/** All figures of the specification, by its rules. @param {string} text */
export function plain(text) {
  const filled = (/** @type {string[]} */ pieces) => pieces.filter((piece) => piece.trim() !== '').length
  const segmenter = new Intl.Segmenter('en')
  let characters = 0
  let charactersNoSpaces = 0
  for (const { segment } of segmenter.segment(text)) {
    characters += 1
    if (/\S/.test(segment)) charactersNoSpaces += 1
  }
  const pieces = text.split(/\s+/)
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const piece of pieces) {
    const word = piece.toLowerCase().replace(/[^\p{L}\p{N}\p{M}_]/gu, '')
    if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const top = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 10)
  const sentences = filled(text.split(/[.!?]/))
  const paragraphs = filled(text.split(/\n\s*\n/))
  return { words: filled(pieces), characters, charactersNoSpaces, sentences, paragraphs, top }
}
