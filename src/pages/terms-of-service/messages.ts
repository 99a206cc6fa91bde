import type { SectionsMessages } from '../../ui/article/page/sections.ts'

export type Messages = SectionsMessages & { readonly updated: (date: string) => string }
