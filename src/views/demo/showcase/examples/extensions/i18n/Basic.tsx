import { LANGUAGES } from '@src/configs/languages'
import { useChangeLanguage } from '@src/views/profil/useChangeLanguage'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t, i18n } = useTranslation('demoExtensions')
  // The choice is saved to the account, which would otherwise restore its own language.
  const keep = useChangeLanguage()
  const choose = (code: string) => {
    void i18n.changeLanguage(code)
    keep(code)
  }
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
              onChange={() => choose(code)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <p>{t('word.paragraph')}</p>
    </>
  )
}
