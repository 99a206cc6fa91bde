/** A deterministic text of about a megabyte that resembles a novel: Zipf's law, sentences, paragraphs. */
export function makeBook() {
  let state = 42
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const letters = 'etaoinshrdlucmfwypvbgk'
  const word = () =>
    Array.from(
      { length: 2 + Math.floor(random() * 8) },
      () => letters[Math.floor(random() ** 2 * letters.length)],
    ).join('')
  const vocabulary = Array.from({ length: 20_000 }, word)
  const pick = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'the'
  const sentence = () => {
    const words = Array.from({ length: 4 + Math.floor(random() * 30) }, pick)
    const [first = 'the', ...rest] = words
    return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')}${random() < 0.1 ? '?' : random() < 0.05 ? '!' : '.'}`
  }
  const paragraphs = []
  for (let length = 0; length < 1_000_000; ) {
    const paragraph = Array.from({ length: 1 + Math.floor(random() * 8) }, sentence).join(' ')
    // Some non-ASCII characters, so that no candidate may count bytes.
    paragraphs.push(random() < 0.2 ? `“${paragraph}” – café` : paragraph)
    length += paragraph.length + 2
  }
  return paragraphs.join('\n\n')
}
