import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import type { AnyListState } from '@core/table/useListState'
import { useVehiculeAlertesQuery } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'
import { useEcheanceWords } from '../useEcheanceWords'

/** The number of papers to renew and the most urgent one, in one line; a press filters the list by their vehicles. */
export function AlertesLine({ list }: { list: AnyListState }) {
  const { t } = useTranslation('vehicule')
  const words = useEcheanceWords()
  const { data } = useVehiculeAlertesQuery()
  const [first] = data?.data ?? []
  if (!data || !first || list.filters.papiers === 'alerte' || list.filters.archived) return null
  const show = (
    <Button size="sm" onClick={() => list.setFilter('papiers', 'alerte')}>
      {t('alertes.show')}
    </Button>
  )
  const { immatriculation } = first
  const urgent = { papier: t(`papier.${first.papier}`), immatriculation, quand: words(first.jours) }
  return (
    <Banner tone="warning" action={show}>
      {t('alertes.count', { count: data.data.length })} {t('alertes.first', urgent)}
    </Banner>
  )
}
