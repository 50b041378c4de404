import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../Panel'
import { type Asked, stateOf } from './asked'
import { schoolsBy } from './lists'

/**
 * The use of the platform and of its highway-code course. The people belong to the schools, so no list of them opens
 * (0081).
 */
export function PlatformUse({ asked }: { asked: Asked }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { candidats = 0, moniteurs = 0, cours } = asked.stats ?? {}
  return (
    <Panel title={t('manager.use.title')} state={stateOf(asked)} onRetry={asked.retry}>
      <div className="card-body">
        <Facts
          className="use-facts"
          facts={[
            {
              label: t('manager.use.candidats'),
              value: <Link to={schoolsBy('candidats')}>{format.number(candidats)}</Link>,
            },
            {
              label: t('manager.use.moniteurs'),
              value: <Link to={schoolsBy('moniteurs')}>{format.number(moniteurs)}</Link>,
            },
            { label: t('manager.use.trainees'), value: format.number(cours?.candidats ?? 0) },
            { label: t('manager.use.answers'), value: format.number(cours?.reponses ?? 0) },
            {
              label: t('manager.use.exams'),
              value: t('manager.use.passed', {
                count: cours?.examens ?? 0,
                passed: format.number(cours?.reussis ?? 0),
              }),
            },
          ]}
        />
        <p className="muted use-note">{t('manager.use.note')}</p>
      </div>
    </Panel>
  )
}
