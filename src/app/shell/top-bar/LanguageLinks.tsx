import { languageNames, languages } from '../../../lib/text/i18n.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'

type LanguageLinksProps = { readonly place: Place; readonly className?: string | undefined }

/** Links to the same page in the other languages, each named in its own. */
export const LanguageLinks = ({ place, className }: LanguageLinksProps) =>
  languages
    .filter((code) => code !== place.language)
    .map((language, at) => (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the link that is pressed is kept, and with it the focus
        key={at}
        className={className}
        href={pathOf({ language, route: place.route })}
        hrefLang={language}
        lang={language}
        rel="alternate"
      >
        {languageNames[language]}
      </a>
    ))
