/** A sentence of more words than this is hard to read. */
export const hardSentence = 25
/** How many of them are listed, the longest first. */
export const hardListed = 20
/** Longer texts have no marks: the text area would be laid out twice at every key. UTF-16 units. */
export const longestMarked = 200_000
