import { useTranslation } from 'react-i18next'

export function Borders() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-columns">
      {(['shadow', 'bordered', 'apart'] as const).map((look) => (
        <div key={look} className={`disclosures disclosures-${look}`}>
          {(['lessons', 'exams'] as const).map((id) => (
            <details key={id}>
              <summary>{t(id)}</summary>
              <p>{t('short')}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
