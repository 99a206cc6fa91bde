import { languages } from '../../../lib/text/i18n.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'

type LanguageSwitchProps = { readonly place: Place; readonly className?: string | undefined }

/** A link to the same page in the other language, named in that language. */
export function LanguageSwitch({ place, className }: LanguageSwitchProps) {
  const { t } = useDictionary()
  const other = languages.find((code) => code !== place.language) ?? place.language
  return (
    <a
      className={className}
      href={pathOf({ language: other, route: place.route })}
      hrefLang={other}
      lang={other}
      rel="alternate"
    >
      {t.otherLanguage}
    </a>
  )
}
