import { LANGUAGES } from '@src/configs/languages'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t, i18n } = useTranslation('demoExtensions')
  return (
    <>
      <fieldset className="showcase-row">
        <legend className="form-label">{t('word.language')}</legend>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <label key={code} className="form-check-label" lang={code}>
            <input
              type="radio"
              name="showcase-language"
              className="form-check-input"
              checked={i18n.language === code}
              onChange={() => void i18n.changeLanguage(code)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <p>{t('word.paragraph')}</p>
    </>
  )
}
