import type { AFacturer } from '@contract/argent/facture'
import { useMoney } from '@src/parts/argent/useMoney'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FactureValues, sumOf } from './values'

/** The sum of the ticked charges, and that of the others, so that a discount left out is visible at once. */
export function Taken({ charges }: { charges: AFacturer['data'] }) {
  const { t } = useTranslation('facture')
  const money = useMoney()
  const causes = useWatch<FactureValues, 'causes'>({ name: 'causes' })
  const taken = charges.filter(({ cause }) => causes.includes(cause))
  const left = charges.filter(({ cause }) => !causes.includes(cause))
  return (
    <p className="muted" role="status">
      {t('form.taken', { amount: money(sumOf(taken)) })}
      {left.length > 0 ? ` ${t('form.leftOut', { amount: money(sumOf(left)) })}` : ''}
    </p>
  )
}
