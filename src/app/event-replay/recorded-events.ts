/** The value and state of each changed field, or `null` for a clicked button, in the order of the first event. */
export type RecordedEvents = Map<HTMLElement, { readonly value: string; readonly checked: boolean } | null>
