/** A sentence of more words than this is hard to read. */
export const hardSentence = 25
/** How many of them are listed, the longest first. */
export const hardListed = 20
/** Longer texts do not stand in the text area as a whole and have no highlights. UTF-16 units. */
export const maxHighlighted = 2_000_000
