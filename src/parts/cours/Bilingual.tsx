import { CONTENT_DIRECTIONS, type ContentLanguage, useContentLanguage } from './useContentLanguage'
import { useReadLanguage } from './useReadLanguage'
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

/** A text of the course in both languages, for its authors and reviewers. */
export function BothTexts(props: BilingualProps) {
  return <Shown {...props} language="both" />
}

/** Each language has its own line and direction; of two, the language of the interface comes first. */
function Shown({ text, className = '', language }: BilingualProps & { language: ContentLanguage }) {
  const read = useReadLanguage()
  const both = read === 'ar' ? (['ar', 'fr'] as const) : (['fr', 'ar'] as const)
  return (
    <span className={`bilingual ${className}`.trim()}>
      {both
        .filter((one) => language === 'both' || language === one)
        .map((one) => (
          <span key={one} lang={one} dir={CONTENT_DIRECTIONS[one]}>
            {text[one]}
          </span>
        ))}
    </span>
  )
}
