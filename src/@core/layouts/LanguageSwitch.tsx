import { useSettledChoice } from '@core/hooks/useSettledChoice'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface LanguageSwitchProps {
  /** Languages by code, each in its own name: `{ fr: 'Français' }`. */
  languages: Readonly<Record<string, string>>
  /** Called with the choice, to store it with the account. */
  onChange?: (language: string) => void
}

/** The interface language, as a native select; the arrow keys pass the languages by without choosing one. */
export function LanguageSwitch({ languages, onChange }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('common')
  const choice = useSettledChoice(i18n.language, (language) => {
    void i18n.changeLanguage(language)
    onChange?.(language)
  })
  return (
    <label className="language-switch">
      <Languages aria-hidden size={18} strokeWidth={1.75} />
      <select aria-label={t('language')} {...choice}>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
