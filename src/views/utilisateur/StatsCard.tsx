import { ROLES } from '@contract/ability'
import { addMonths, firstOfMonth } from '@contract/clock/days'
import type { ByRole, UserStats } from '@contract/compte/utilisateur'
import { ErrorState } from '@core/components/states/ErrorState'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useUserStatsQuery } from '@src/redux/utilisateur/utilisateur'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import './utilisateur.scss'

/** The number of months, including the current one. */
const MONTHS = 6

const inAll = (counts: ByRole) => ROLES.reduce((sum, role) => sum + counts[role], 0)

/** The new and active users of the last months, by role and by month. */
export function StatsCard() {
  const { t } = useTranslation('utilisateur')
  const id = useId()
  const { today: to } = useSchool()
  const { data, isError, isFetching, refetch } = useUserStatsQuery({
    from: addMonths(firstOfMonth(to), 1 - MONTHS),
    to,
  })
  if (!data && !isError) return null
  return (
    <section className="card utilisateur-stats" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('stats.title', { count: MONTHS })}</h2>
      </div>
      {data ? <Tables data={data} /> : <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
    </section>
  )
}

function Tables({ data }: { data: UserStats }) {
  const { t } = useTranslation('utilisateur')
  const format = useFormat()
  const roles = ROLES.filter((role) => data.nouveaux[role] + data.actifs[role] > 0).map((role) => ({
    name: t(`role.${role}`),
    nouveaux: data.nouveaux[role],
    actifs: data.actifs[role],
  }))
  const months = data.mois.map(({ mois, nouveaux, actifs }) => ({
    name: format.day(`${mois}-01`, 'month'),
    nouveaux: inAll(nouveaux),
    actifs: inAll(actifs),
  }))
  return (
    <div className="card-body utilisateur-stats-body">
      <Counts caption={t('stats.byRole')} head={t('stats.role')} rows={roles} />
      <Counts caption={t('stats.byMonth')} head={t('stats.month')} rows={months} />
    </div>
  )
}

interface CountsProps {
  caption: string
  head: string
  rows: { name: string; nouveaux: number; actifs: number }[]
}

function Counts({ caption, head, rows }: CountsProps) {
  const { t } = useTranslation('utilisateur')
  const format = useFormat()
  return (
    <table className="utilisateur-counts">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('stats.nouveaux')}</th>
          <th scope="col">{t('stats.actifs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, nouveaux, actifs }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.number(nouveaux)}</td>
            <td>{format.number(actifs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
