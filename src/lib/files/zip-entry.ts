/**
 * The entry of a ZIP as Unix writes it, for fflate (APPNOTE 4.4.2.2 and 4.4.15): a file that its owner may change.
 * Info-ZIP's unzip takes the names of entries "made by MS-DOS", fflate's default, for those of an old code page, even
 * where they are marked as UTF-8.
 */
export const unixEntry = { os: 3, attrs: 0o100644 * 0x1_0000 } as const
