/** What was entered into a field, or `null` for a button that was pressed, in the order of first touch. */
export type RecordedEvents = Map<HTMLElement, { readonly value: string; readonly checked: boolean } | null>
