import { useTranslation } from 'react-i18next'

export function Weights() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      {[400, 500, 600, 700].map((weight) => (
        <p key={weight} className="type-large" style={{ fontWeight: weight }}>
          {t('title')} · {weight}
        </p>
      ))}
    </div>
  )
}
