import { type ContentLanguage, useContentLanguage } from './useContentLanguage'
import '@src/assets/styles/arabic.scss'
import './bilingual.scss'

interface BilingualProps {
  text: { fr: string; ar: string }
  className?: string
}

/** A text of the course in the language that the reader chose, or in both. */
export function Bilingual(props: BilingualProps) {
  const { language } = useContentLanguage()
  return <Shown {...props} language={language} />
}

/** A text of the course in both languages, for those who write and check it. */
export function BothTexts(props: BilingualProps) {
  return <Shown {...props} language="both" />
}

/** Each language in a line and a direction of its own. */
function Shown({ text, className = '', language }: BilingualProps & { language: ContentLanguage }) {
  return (
    <span className={`bilingual ${className}`.trim()}>
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
