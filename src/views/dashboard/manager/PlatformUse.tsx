import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { Panel } from '../Panel'
import { type Asked, stateOf } from './asked'

/** Who uses the platform, and its highway-code course. */
export function PlatformUse({ asked }: { asked: Asked }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { candidats = 0, moniteurs = 0, cours } = asked.stats ?? {}
  return (
    <Panel title={t('manager.use.title')} state={stateOf(asked)} onRetry={asked.retry}>
      <div className="card-body">
        <Facts
          look="lines"
          facts={[
            { label: t('manager.use.candidats'), value: format.number(candidats) },
            { label: t('manager.use.moniteurs'), value: format.number(moniteurs) },
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
