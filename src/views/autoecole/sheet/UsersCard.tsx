import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useAutoEcoleUsersQuery } from '@src/redux/autoecole/autoecole'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The desk users of a school. */
export function UsersCard({ id: idAutoEcole }: { id: number }) {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  const id = useId()
  const { data } = useAutoEcoleUsersQuery(idAutoEcole)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('sections.users')}</h2>
        <Link to={`${paths.utilisateurs}?idAutoEcole=${idAutoEcole}`}>{t('users.all')}</Link>
      </div>
      {data?.data.length === 0 ? <p className="card-body muted">{t('users.none')}</p> : null}
      <ul className="abonnement-list">
        {data?.data.map((user) => (
          <li key={user.id}>
            <b>{user.nomComplet}</b>
            <span>{user.username}</span>
            <span className="muted">
              {user.derniereConnexion
                ? t('users.last', { moment: format.moment(user.derniereConnexion) })
                : t('users.never')}
            </span>
            <StatusDot
              tone={user.active ? 'success' : 'neutral'}
              label={user.active ? t('users.active') : t('users.inactive')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
