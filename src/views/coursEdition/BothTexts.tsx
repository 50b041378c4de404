interface BothTextsProps {
  text: { fr: string; ar: string }
  /** French alone in a line, Arabic in the next one. */
  className?: string
}

/** A text of the course in both languages, each in its direction. */
export function BothTexts({ text, className = '' }: BothTextsProps) {
  return (
    <span className={`both-texts ${className}`.trim()}>
      <span lang="fr">{text.fr}</span>
      <span lang="ar" dir="rtl">
        {text.ar}
      </span>
    </span>
  )
}
