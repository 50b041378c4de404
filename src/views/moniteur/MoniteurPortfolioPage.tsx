import type { Moniteur } from '@contract/moniteur'
import { Avatar } from '@core/components/Avatar'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { CardSkeleton } from '@core/components/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useOwnMoniteurQuery } from '@src/redux/moniteur/api'
import { useSchool } from '@src/redux/session/useSchool'
import { fullName } from '@src/views/candidat/names'
import { useTranslation } from 'react-i18next'
import { CarteExpiration } from './CarteExpiration'
import { Disponibilite } from './Disponibilite'
import { OwnCandidats } from './OwnCandidats'
import { useCategories } from './useCategories'
import './moniteur.scss'

/** « Ma Fiche »: what the school keeps of the instructor signed in, and the candidates it follows. */
export function MoniteurPortfolioPage() {
  const { t } = useTranslation('moniteur')
  const { data, isError, isFetching, refetch } = useOwnMoniteurQuery()
  return (
    <Page title={t('portfolio.title')} description={t('portfolio.text')}>
      {data ? <OwnFile moniteur={data} /> : null}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton lines={6} /> : null}
      <OwnCandidats />
    </Page>
  )
}

function OwnFile({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const format = useFormat()
  const { codesOf } = useCategories()
  const { currency, pays } = useSchool()
  const nom = fullName(moniteur)
  const facts = [
    [t('cin'), moniteur.cin],
    [t('telephone'), format.phone(moniteur.telephone, pays)],
    [t('email'), moniteur.email ?? '—'],
    [t('categories'), codesOf(moniteur.categories)],
    [t('numeroCarte'), moniteur.numeroCarte ?? '—'],
    [t('expirationCarte'), <CarteExpiration key="carte" expiration={moniteur.expirationCarte} />],
    [t('tarifHoraire'), format.amount(moniteur.tarifHoraire, currency)],
  ] as const
  return (
    <section className="card card-body own-file" aria-label={nom}>
      <div className="person">
        <Avatar name={nom} src={moniteur.photo} size={64} />
        <div>
          <h2>{nom}</h2>
          <Disponibilite disponible={moniteur.disponible} />
        </div>
      </div>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
