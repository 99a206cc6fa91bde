import type { SectionsMessages } from '../../ui/article/page/sections.ts'

export type Messages = SectionsMessages & { readonly updated: (month: string) => string }
