import type { AFacturer } from '@contract/argent/facture'
import { useMoney } from '@src/parts/argent/useMoney'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FactureValues, sumOf } from './values'

/** What the ticked charges come to, and what is left of the rest: a discount that is not ticked is seen at once. */
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
