import type { Dashboard } from '@contract/ecole/dashboard'
import { ButtonLink } from '@core/components/ButtonLink'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'
import { unpaidList } from '../unpaidList'
import { TodayGroup } from './TodayGroup'

/** The candidates who are late to pay, counted as in their list; users of the planning read no amounts. */
export function UnpaidGroup({ impayes }: { impayes: NonNullable<Dashboard['impayes']> }) {
  const { t } = useTranslation('dashboard')
  const money = useMoney()
  const { nombre, montant } = impayes
  const title = t('today.impaye.title', { count: nombre })
  return (
    <TodayGroup
      tone="danger"
      title={montant === null ? title : t('today.impaye.of', { title, amount: money(montant) })}
      action={
        <ButtonLink size="sm" to={unpaidList(impayes)}>
          {t(montant === null ? 'today.impaye.check' : 'today.impaye.see')}
        </ButtonLink>
      }
    />
  )
}
