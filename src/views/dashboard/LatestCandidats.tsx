import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from './Panel'
import { PersonLine } from './PersonLine'
import type { EcoleDay } from './useEcoleDay'

/** The candidates who enrolled last. */
export function LatestCandidats({ day: { data, state, retry } }: { day: EcoleDay }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <Panel
      title={t('latest.title')}
      action={<Link to={`${paths.candidats}?sort=-dateInscription`}>{t('latest.all')}</Link>}
      state={state}
      onRetry={retry}
    >
      <ul className="latest">
        {data?.derniers.map((candidat) => (
          <PersonLine
            key={candidat.id}
            nom={fullName(candidat)}
            photo={candidat.photo}
            to={paths.candidat(candidat.id)}
            note={t('latest.permi', { code: candidat.permi })}
            end={<time dateTime={candidat.dateInscription}>{format.day(candidat.dateInscription, 'short')}</time>}
          />
        ))}
      </ul>
    </Panel>
  )
}
