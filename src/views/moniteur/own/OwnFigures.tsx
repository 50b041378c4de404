import type { Activite } from '@contract/planning/disponibilite'
import { ErrorState } from '@core/components/states/ErrorState'
import { useFormat } from '@core/format/useFormat'
import { useActiviteQuery } from '@src/redux/calendar/disponibilite'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import '@src/parts/profil/ownFigures.scss'

/** An instructor's month: the hours given and planned, the pay, and the results of their candidates. */
export function OwnFigures({ idMoniteur }: { idMoniteur: number }) {
  const { data, isError, isFetching, refetch } = useActiviteQuery({ id: idMoniteur }, { refetchOnFocus: true })
  if (isError && !data) {
    return (
      <div className="card">
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  }
  return <Month activite={data} />
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function Month({ activite }: { activite: Activite | undefined }) {
  const { t } = useTranslation('moniteur')
  const format = useFormat()
  const { currency } = useSchool()
  const { minutes, prevues, gain, total, examens = [] } = activite ?? {}
  const passed = sum(examens.map(({ reussis }) => reussis))
  const results = passed + sum(examens.map(({ echoues }) => echoues))
  const figures = [
    {
      id: 'hours',
      value: minutes && format.durationLong(sum(Object.values(minutes))),
      note: prevues?.minutes ? t('own.ahead', { ahead: format.durationLong(prevues.minutes) }) : undefined,
      to: '?tab=activite',
    },
    ...(gain === null
      ? []
      : [
          {
            id: 'pay',
            value: gain === undefined ? undefined : format.amount(gain, currency),
            note: total && total.gain !== null ? t('own.inAll', { gain: format.amount(total.gain, currency) }) : '',
            to: '?tab=paie',
          },
        ]),
    {
      id: 'results',
      value: activite && t('own.passed', { count: passed, of: results }),
      note: t('own.ofCandidats'),
      to: '?tab=activite',
    },
  ]
  return (
    <ul className="card own-figures" aria-label={t('own.label')}>
      {figures.map(({ id, value, note, to }) => (
        <li key={id}>
          <Link className="own-figure" to={to}>
            <span className="own-figure-label">{t(`own.${id}`)}</span>
            <span className="own-figure-value">{value ?? <span className="skeleton" aria-hidden />}</span>
            <span className="own-figure-label">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
