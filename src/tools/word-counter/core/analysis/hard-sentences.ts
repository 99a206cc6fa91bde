/** A sentence of more words than this is hard to read. */
export const hardSentence = 25
/** Maximum number of listed hard sentences, longest first. */
export const hardListed = 20
/** Longer texts are not shown completely and have no highlights. UTF-16 units. */
export const maxHighlighted = 2_000_000
