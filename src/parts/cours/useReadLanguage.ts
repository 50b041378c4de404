import { useTranslation } from 'react-i18next'

/** The language of the contents that goes with the interface: Arabic in Arabic, else French. */
export function useReadLanguage(): 'fr' | 'ar' {
  const { i18n } = useTranslation()
  return i18n.language === 'ar' ? 'ar' : 'fr'
}
