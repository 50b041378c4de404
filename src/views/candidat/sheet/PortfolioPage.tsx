import type { CandidatDetail } from '@contract/ecole/candidat'
import { paperState } from '@contract/ecole/dossier'
import { Avatar } from '@core/components/Avatar'
import { Banner } from '@core/components/Banner'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { CardSkeleton } from '@core/components/Skeletons'
import { fullName } from '@core/format/names'
import { useOwnCandidatQuery } from '@src/redux/candidat/candidat'
import { isNotFound } from '@src/redux/isNotFound'
import { useSchool } from '@src/redux/session/useSchool'
import { ContratSection } from '@src/views/contrat/ContratSection'
import { MesConvocations } from '@src/views/convocation/MesConvocations'
import { MesDemandes } from '@src/views/demande/MesDemandes'
import { FluxIcal } from '@src/views/flux/FluxIcal'
import { Prochaines } from '@src/views/lecon/Prochaines'
import { PaiementsTab } from '@src/views/paiement/PaiementsTab'
import { ParcoursTab } from '@src/views/parcours/ParcoursTab'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PaperStates } from './PaperStates'
import { SheetFacts } from './SheetFacts'
import { SheetHead } from './SheetHead'
import '@src/parts/candidat/candidat.scss'

/** « Ma Fiche »: a candidate's own file, read-only. */
export function PortfolioPage() {
  const { t } = useTranslation('candidat')
  const { data, error, isFetching, refetch } = useOwnCandidatQuery()
  if (data) return <OwnSheet candidat={data} />
  return (
    <Page title={t('own.title')}>
      {isNotFound(error) ? <EmptyState icon={UserX} title={t('own.none')} text={t('own.noneText')} /> : null}
      {error && !isNotFound(error) ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {error ? null : <CardSkeleton lines={8} />}
    </Page>
  )
}

function OwnSheet({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  const { today } = useSchool()
  const name = fullName(candidat)
  return (
    <Page
      title={name}
      documentTitle={t('own.title')}
      lead={<Avatar name={name} src={candidat.photo} size={64} />}
      description={<SheetHead candidat={candidat} />}
      actions={<FluxIcal ressource="candidat" idRessource={candidat.id} nom={name} />}
    >
      <div className="in-order">
        <PapersToBring candidat={candidat} />
        <Prochaines />
        <MesDemandes />
        <ParcoursTab id={candidat.id} />
        <MesConvocations idCandidat={candidat.id} today={today} />
        <PaiementsTab candidat={candidat} />
        <ContratSection candidat={candidat} />
        <section className="card" aria-label={t('papers.title')}>
          <div className="card-head">
            <h2>{t('papers.title')}</h2>
          </div>
          <div className="card-body">
            <PaperStates id={candidat.id} documents={candidat.documents} />
          </div>
        </section>
        <SheetFacts candidat={candidat} />
      </div>
    </Page>
  )
}

/** The papers that the school still needs. */
function PapersToBring({ candidat }: { candidat: CandidatDetail }) {
  const { t, i18n } = useTranslation('candidat')
  const { today } = useSchool()
  const wanted = candidat.documents.filter((paper) => ['missing', 'expired'].includes(paperState(paper, today).state))
  if (wanted.length === 0) return null
  const names = wanted.map(({ type }) => t(`papers.type.${type}`))
  const papers = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return <Banner tone="warning">{t('own.toBring', { papers })}</Banner>
}
