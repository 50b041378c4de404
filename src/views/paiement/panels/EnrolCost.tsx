import type { OffreCandidat } from '@contract/argent/compte'
import { LESSON_SERVICES } from '@contract/argent/service'
import { useMoney } from '@src/parts/argent/useMoney'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CostList, type CostRow } from './CostList'
import type { Offer } from './offers'

interface EnrolCostProps {
  offers: readonly Offer[]
  prices: NonNullable<OffreCandidat['prix']>
}

/** The immediate cost of the chosen offer, and the prices that will apply to the rest. */
export function EnrolCost({ offers, prices }: EnrolCostProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const choice = useWatch<{ choice: string }>({ name: 'choice' })
  const offer = offers.find(({ id }) => id === choice)
  if (!offer) return null
  const { prix, nom, dossier, includesDossier } = offer
  const fee = includesDossier ? t('enrol.included') : money(dossier)
  const rows: CostRow[] = [
    ...(prix === null ? [] : [{ label: nom, value: money(prix) }]),
    ...(includesDossier || dossier > 0 ? [{ label: t('enrol.inside'), value: fee }] : []),
  ]
  const hourly = LESSON_SERVICES.filter((etape) => prices.heure[etape] > 0).map((etape) => ({
    label: t(`service.${etape}`),
    value: `${money(prices.heure[etape])} ${t('enrol.perHour')}`,
    isQuiet: true,
  }))
  return (
    <CostList
      title={t('enrol.cost')}
      rows={[...rows, ...(prix === null ? hourly : [])]}
      total={{ label: t('enrol.total'), value: money((prix ?? 0) + dossier) }}
      note={t('enrol.frozen')}
    />
  )
}
