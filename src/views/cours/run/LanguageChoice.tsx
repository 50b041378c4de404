import { CONTENT_LANGUAGES, useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Each language is named in itself. */
const NAMES = { fr: 'Français', ar: 'العربية', both: undefined }

/** The choice of the language of the contents, possible at any moment. */
export function LanguageChoice() {
  const { t } = useTranslation('cours')
  const name = useId()
  const { language, setLanguage } = useContentLanguage()
  return (
    <fieldset className="language-choice">
      <legend className="visually-hidden">{t('language.label')}</legend>
      {CONTENT_LANGUAGES.map((one) => (
        <label key={one} lang={one === 'both' ? undefined : one}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one === language}
            onChange={() => setLanguage(one)}
          />
          <span>{NAMES[one] ?? t('language.both')}</span>
        </label>
      ))}
    </fieldset>
  )
}
