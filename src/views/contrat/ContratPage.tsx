import type { Contrat } from '@contract/papiers/contrat'
import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { StatusDot } from '@core/components/StatusDot'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import type { Picture } from '@core/pdf/paper/paper'
import { paths } from '@src/configs/paths'
import { PdfView } from '@src/parts/papiers/PdfView'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useContratQuery } from '@src/redux/papiers/contrat'
import { useAbility } from '@src/redux/session/ability'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { contratPaper } from './contratPaper'
import { TONES } from './statut'

/** A training contract as it is printed. */
export function ContratPage() {
  const { t } = useTranslation(['contrat', 'nav'])
  const id = Number(useParams().id)
  const isSchool = useAbility().can('read', 'AutoEcole')
  const { currentData, error, isFetching, refetch } = useContratQuery(id)
  if (currentData) return <Printed contrat={currentData} />
  return (
    <Page
      title={t('title')}
      back={
        <BackLink to={isSchool ? paths.candidats : paths.candidatPortfolio}>
          {t(isSchool ? 'nav:candidats' : 'nav:portfolio')}
        </BackLink>
      }
    >
      {error ? (
        <ErrorState
          title={isNotFound(error) ? t('unknown') : undefined}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CardSkeleton lines={12} />
      )}
    </Page>
  )
}

function Printed({ contrat }: { contrat: Contrat }) {
  const { t } = useTranslation('contrat')
  const isSchool = useAbility().can('read', 'AutoEcole')
  const { rang, numero, status, contenu, idCandidat } = contrat
  const name = rang === 1 ? t('contract', { numero }) : t('amendment', { numero, rang: rang - 1 })
  const build = useCallback((logo: Picture | undefined) => contratPaper({ contenu, numero }, logo), [contenu, numero])
  const back = isSchool ? `${paths.candidat(idCandidat)}?tab=documents` : paths.candidatPortfolio
  return (
    <Page
      title={name}
      description={<StatusDot tone={TONES[status]} label={t(`status.${status}`)} />}
      back={<BackLink to={back}>{contenu.candidat.nom.fr}</BackLink>}
    >
      <PdfView title={numero} build={build} />
    </Page>
  )
}
