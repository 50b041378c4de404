import type { OffreCandidat } from '@contract/argent/compte'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { DateField } from '@core/form/fields/DateField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useCreateInscriptionMutation, useOffreQuery } from '@src/redux/argent/compte'
import { useSchool } from '@src/redux/session/useSchool'
import { UserPlus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EnrolCost } from './EnrolCost'
import { OfferChoice } from './OfferChoice'
import { forfaitIdOf, useEnrolOffers } from './offers'

interface EnrolPanelProps {
  idCandidat: number
  onClose: () => void
}

/** Enrols a candidate: the offer, the first day and the cost. */
export function EnrolPanel({ idCandidat, onClose }: EnrolPanelProps) {
  const { t } = useTranslation('paiement')
  const { data, isError, isFetching, refetch } = useOffreQuery(idCandidat)
  if (data?.prix) return <EnrolForm offre={data} prices={data.prix} idCandidat={idCandidat} onClose={onClose} />
  // Loaded with the account. While it still loads, a placeholder panel would be another target for the focus.
  if (!data && !isError) return null
  return (
    <DetailsPanel title={t('enrol.title')} onClose={onClose}>
      {data ? <p>{t('none.noPrices')}</p> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
    </DetailsPanel>
  )
}

interface EnrolFormProps extends EnrolPanelProps {
  offre: OffreCandidat
  prices: NonNullable<OffreCandidat['prix']>
}

interface EnrolValues {
  choice: string
  dateDebut: string
}

function EnrolForm({ offre, prices, idCandidat, onClose: close }: EnrolFormProps) {
  const { t } = useTranslation('paiement')
  const { today } = useSchool()
  const offers = useEnrolOffers(offre, prices)
  const [enrol] = useCreateInscriptionMutation()
  // A free offer is a gift, which must not be chosen by just pressing Enter.
  const usual = offers.find(({ prix }) => prix !== 0)?.id ?? 'HOURS'
  const form = useForm<EnrolValues>({ defaultValues: { choice: usual, dateDebut: today } })
  const { onClose, draft } = usePanelDraft(`inscription:${idCandidat}`, form, close)
  const finish = useFinish(form, t('enrol.done'), onClose)
  const send = async ({ choice, dateDebut }: EnrolValues) => {
    const idForfait = forfaitIdOf(choice)
    const other = choice === 'DEFAULT' ? 'DEFAULT' : 'HOURS'
    const formule = idForfait === null ? other : 'FORFAIT'
    await finish(await enrol({ id: idCandidat, body: { formule, idForfait, dateDebut } }))
  }
  return (
    <PanelForm
      title={t('enrol.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('enrol.submit')}
      icon={UserPlus}
    >
      <OfferChoice offers={offers} />
      <DateField name="dateDebut" label={t('enrol.day')} required />
      <EnrolCost offers={offers} prices={prices} />
    </PanelForm>
  )
}
