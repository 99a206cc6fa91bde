import { type Language, languageNames } from '../../../lib/text/i18n.ts'
import { pathOf, type Route } from '../../navigation/routes.ts'

type LanguageLinkProps = {
  readonly language: Language
  readonly route: Route
  readonly className?: string | undefined
}

/** A link to the same page in another language, named in that language. */
export function LanguageLink({ language, route, className }: LanguageLinkProps) {
  return (
    <a
      className={className}
      href={pathOf({ language, route })}
      hrefLang={language}
      lang={language}
      rel="alternate"
    >
      {languageNames[language]}
    </a>
  )
}
