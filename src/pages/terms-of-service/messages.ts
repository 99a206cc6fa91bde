import type { SectionsMessages } from '../../ui/article/sections.ts'

export type Messages = SectionsMessages & { readonly updated: (month: string) => string }
