import { useContentLanguage } from './useContentLanguage'
import './bilingual.scss'

interface BilingualProps {
  text: { fr: string; ar: string }
}

/** A text of the course in the chosen language, or in both. */
export function Bilingual({ text }: BilingualProps) {
  const { language } = useContentLanguage()
  return (
    <span className="bilingual">
      {language === 'ar' ? null : (
        <span lang="fr" dir="ltr">
          {text.fr}
        </span>
      )}
      {language === 'fr' ? null : (
        <span lang="ar" dir="rtl">
          {text.ar}
        </span>
      )}
    </span>
  )
}
