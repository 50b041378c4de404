import { useTranslation } from 'react-i18next'

export function Columns() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="card-columns">
      {(['lessons', 'exams', 'vehicles', 'candidates'] as const).map((id, index) => (
        <div key={id} className="card card-body">
          <h3>{t(id)}</h3>
          <p>{t(index % 2 === 0 ? 'long' : 'short')}</p>
        </div>
      ))}
    </div>
  )
}
