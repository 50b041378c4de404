import { useFormat } from '@core/format/useFormat'
import { useOffre } from '@src/parts/pack/useOffre'
import { usePackagesQuery } from '@src/redux/packs/package'
import { useAbility } from '@src/redux/session/ability'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PackageStatus } from './PackageStatus'
import { WithdrawButton } from './WithdrawButton'

const SHOWN = '20'

interface HistoryCardProps {
  /** The school, for the platform. A school only gets its own packages anyway. */
  idAutoEcole?: number
}

/** The packages of a school, the latest first; the platform may withdraw those that have not begun. */
export function HistoryCard({ idAutoEcole }: HistoryCardProps) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const offre = useOffre()
  const id = useId()
  const canWithdraw = useAbility().can('manage', 'Package')
  const school = idAutoEcole === undefined ? {} : { idAutoEcole: String(idAutoEcole) }
  const { data } = usePackagesQuery({ perPage: SHOWN, sort: '-dateFin', ...school })
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('history.title')}</h2>
      </div>
      {data?.data.length === 0 ? <p className="card-body muted">{t('history.none')}</p> : null}
      <ul className="abonnement-list">
        {data?.data.map((one) => (
          <li key={one.id}>
            <b>{one.nom}</b>
            <span>{format.beside([offre.prix(one.prix), offre.frequence(one.frequence)])}</span>
            <span className="muted">
              {t('history.dates', { from: format.day(one.dateDebut), to: format.day(one.dateFin) })}
            </span>
            <PackageStatus etat={one.etat} />
            {canWithdraw && one.etat === 'UPCOMING' ? (
              <p>
                <WithdrawButton given={one} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
