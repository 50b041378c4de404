import type { Moniteur } from '@contract/moniteur'
import { Avatar } from '@core/components/Avatar'
import { ErrorState } from '@core/components/ErrorState'
import { type Fact, Facts } from '@core/components/Facts'
import { Page } from '@core/components/Page'
import { CardSkeleton } from '@core/components/Skeletons'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { useOwnMoniteurQuery } from '@src/redux/moniteur/api'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { MaJournee } from '../journee/MaJournee'
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
      <MaJournee />
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
  const facts: Fact[] = [
    { label: t('cin'), value: moniteur.cin },
    { label: t('telephone'), value: format.phone(moniteur.telephone, pays) },
    { label: t('email'), value: moniteur.email },
    { label: t('categories'), value: codesOf(moniteur.categories) },
    { label: t('numeroCarte'), value: moniteur.numeroCarte },
    { label: t('expirationCarte'), value: <CarteExpiration expiration={moniteur.expirationCarte} /> },
    { label: t('tarifHoraire'), value: format.amount(moniteur.tarifHoraire, currency) },
  ]
  return (
    <section className="card card-body own-file" aria-label={nom}>
      <div className="person">
        <Avatar name={nom} src={moniteur.photo} size={64} />
        <div>
          <h2>{nom}</h2>
          <Disponibilite disponible={moniteur.disponible} />
        </div>
      </div>
      <Facts facts={facts} />
    </section>
  )
}
