import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface LanguageSwitchProps {
  /** Languages by code, each in its own name: `{ fr: 'Français' }`. */
  languages: Readonly<Record<string, string>>
  /** Called with the choice, to store it with the account. */
  onChange?: (language: string) => void
}

/** The interface language, as a native select. */
export function LanguageSwitch({ languages, onChange }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('common')
  return (
    <label className="language-switch">
      <Languages aria-hidden size={18} strokeWidth={1.75} />
      <select
        aria-label={t('language')}
        value={i18n.language}
        onChange={(event) => {
          void i18n.changeLanguage(event.target.value)
          onChange?.(event.target.value)
        }}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
