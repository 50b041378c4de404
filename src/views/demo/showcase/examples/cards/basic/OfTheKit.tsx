import { Facts } from '@core/components/Facts'
import { Blank } from '@core/components/states/Blank'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function OfTheKit() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="card">
      <div className="card-head">
        <h3>{t('vehicles')}</h3>
        <Link to="#OfTheKit">{t('open')}</Link>
      </div>
      <div className="card-body">
        <Facts
          facts={[
            { label: t('lessons'), value: 14 },
            { label: t('exams'), value: 3 },
            { label: t('note'), value: <Blank /> },
          ]}
        />
      </div>
    </div>
  )
}
