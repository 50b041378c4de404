import { useTranslation } from 'react-i18next'

export function Native() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="disclosures disclosures-bordered">
      {(['lessons', 'exams'] as const).map((id) => (
        <details key={id} name="native-accordion">
          <summary>{t(id)}</summary>
          <p>{t('long')}</p>
        </details>
      ))}
    </div>
  )
}
