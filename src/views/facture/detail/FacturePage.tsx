import type { FactureDetail } from '@contract/argent/facture'
import { BackLink } from '@core/components/BackLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import type { Picture } from '@core/pdf/paper/paper'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { FactureState } from '@src/parts/facture/FactureState'
import { facturePaper } from '@src/parts/facture/facturePaper'
import { PdfView } from '@src/parts/papiers/PdfView'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useFactureQuery } from '@src/redux/argent/facture'
import { useAbility } from '@src/redux/session/ability'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { PayOf } from '../../transaction/take/PayOf'
import { AvoirPanel } from './AvoirPanel'
import { FactureActions, type OpenedPanel } from './FactureActions'
import { ReglementPanel } from './ReglementPanel'
import { TvaNote } from './TvaNote'
import '../../paiement/paiement.scss'
import '../facture.scss'

/** An invoice or a credit note as it is printed, with its actions. */
export function FacturePage() {
  const { t } = useTranslation('facture')
  const id = Number(useParams().id)
  const { currentData, error, isFetching, refetch } = useFactureQuery(id, { refetchOnMountOrArgChange: true })
  if (currentData) return <Shown facture={currentData} />
  return (
    <Page title={t('one')} back={<BackToInvoices />}>
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

/** A candidate finds the own invoices in their file. */
function BackToInvoices() {
  const { t } = useTranslation('facture')
  const isSchool = useAbility().can('read', 'AutoEcole')
  return <BackLink to={isSchool ? paths.factures : paths.candidatPortfolio}>{t(isSchool ? 'title' : 'own')}</BackLink>
}

function Shown({ facture }: { facture: FactureDetail }) {
  const { t } = useTranslation('facture')
  const [panel, setPanel] = useState<OpenedPanel | null>(null)
  const close = useCallback(() => setPanel(null), [])
  const build = useCallback((logo: Picture | undefined) => facturePaper(facture, logo), [facture])
  const noteId = useId()
  const { serie, numero, client, isTvaUnknown, status } = facture
  const waitsFor = isTvaUnknown && status === 'DRAFT' ? noteId : undefined
  const title = numero ?? t(`draftOf.${serie}`)
  return (
    <Page
      title={title}
      description={
        <>
          <FactureState facture={facture} /> · {client}
        </>
      }
      back={<BackToInvoices />}
      actions={<FactureActions facture={facture} waitsFor={waitsFor} onOpen={setPanel} />}
    >
      {waitsFor ? <TvaNote id={waitsFor} /> : null}
      <Notes facture={facture} />
      <PdfView title={title} build={build} />
      {panel === 'avoir' ? <AvoirPanel facture={facture} onClose={close} /> : null}
      {panel === 'pay' && facture.idCandidat !== null ? (
        <PayOf idCandidat={facture.idCandidat} onClose={close} />
      ) : null}
      {panel === 'pay' && facture.idCandidat === null ? <ReglementPanel facture={facture} onClose={close} /> : null}
    </Page>
  )
}

/** The documents that correct each other, and the money that is to go back. */
function Notes({ facture: { corrigee, corrections, aRendre, client } }: { facture: FactureDetail }) {
  const { t } = useTranslation('facture')
  const money = useMoney()
  return (
    <>
      {corrigee ? (
        <p className="facture-links">
          {t('corrects')} <Link to={paths.facture(corrigee.id)}>{corrigee.numero}</Link>
        </p>
      ) : null}
      {corrections.length > 0 ? (
        <p className="facture-links">
          {t('correctedBy')}{' '}
          {corrections.map(({ id, numero }) => (
            <Link key={id} to={paths.facture(id)}>
              {numero}
            </Link>
          ))}
        </p>
      ) : null}
      {aRendre > 0 ? <Banner tone="warning">{t('aRendre', { amount: money(aRendre), client })}</Banner> : null}
    </>
  )
}
