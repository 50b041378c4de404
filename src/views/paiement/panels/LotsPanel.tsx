import type { Inscription, OffreCandidat } from '@contract/argent/compte'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { DateField } from '@core/form/fields/DateField'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useAddLotsMutation, useOffreQuery } from '@src/redux/argent/compte'
import { useSchool } from '@src/redux/session/useSchool'
import { PackagePlus } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CostList } from './CostList'
import { OfferChoice } from './OfferChoice'
import { forfaitIdOf, type Offer, useForfaitOffers } from './offers'

interface LotsPanelProps {
  idCandidat: number
  inscription: Inscription
  onClose: () => void
}

/** Sells a further package. */
export function LotsPanel(props: LotsPanelProps) {
  const { t } = useTranslation('paiement')
  const { data, isError, isFetching, refetch } = useOffreQuery(props.idCandidat)
  if (data && data.forfaits.length > 0) return <LotsForm offre={data} {...props} />
  // Loaded with the account. While it still loads, a placeholder panel would be another target for the focus.
  if (!data && !isError) return null
  return (
    <DetailsPanel title={t('lots.title')} onClose={props.onClose}>
      {data ? <p>{t('lots.none')}</p> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
    </DetailsPanel>
  )
}

function LotsForm({ offre, inscription, onClose: close }: LotsPanelProps & { offre: OffreCandidat }) {
  const { t } = useTranslation('paiement')
  const { today } = useSchool()
  const offers = useForfaitOffers(offre)
  const [add] = useAddLotsMutation()
  const form = useForm({ defaultValues: { choice: offers[0]?.id ?? '', dateEffet: today } })
  const { onClose, draft } = usePanelDraft(`lots:${inscription.id}`, form, close)
  const finish = useFinish(form, t('lots.done'), onClose)
  const send = async ({ choice, dateEffet }: { choice: string; dateEffet: string }) =>
    finish(await add({ id: inscription.id, body: { idForfait: forfaitIdOf(choice) ?? 0, dateEffet } }))
  return (
    <PanelForm
      title={t('lots.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('lots.submit')}
      icon={PackagePlus}
    >
      <OfferChoice offers={offers} />
      <DateField name="dateEffet" label={t('lots.day')} required />
      <LotsCost offers={offers} dossier={offre.prix?.dossier ?? 0} />
    </PanelForm>
  )
}

/** The file fee of a package was paid with the enrolment: a further package costs that much less. */
function LotsCost({ offers, dossier }: { offers: readonly Offer[]; dossier: number }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const choice = useWatch<{ choice: string }>({ name: 'choice' })
  const offer = offers.find(({ id }) => id === choice)
  if (!offer) return null
  const { nom, prix, includesDossier } = offer
  const paid = includesDossier ? Math.min(dossier, prix ?? 0) : 0
  return (
    <CostList
      title={t('enrol.cost')}
      rows={[
        { label: nom, value: money(prix ?? 0) },
        ...(paid > 0 ? [{ label: t('lots.paidFee'), value: money(-paid) }] : []),
      ]}
      total={{ label: t('enrol.package'), value: money((prix ?? 0) - paid) }}
    />
  )
}
