import type { Comptage } from '@contract/caisse/caisse'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'

/** The mark of a difference: none, missing or too much. */
export function ecartTone(ecart: number): 'is-even' | 'is-short' | 'is-over' {
  if (ecart === 0) return 'is-even'
  return ecart < 0 ? 'is-short' : 'is-over'
}

const WORDS = { 'is-even': 'close.even', 'is-short': 'close.short', 'is-over': 'close.over' } as const

/** The counted amount, the expected amount, and the difference. */
export function CountOutcome({ comptage: { compte, theorique, ecart } }: { comptage: Comptage }) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  return (
    <dl className="count-outcome">
      <div>
        <dt>{t('close.counted')}</dt>
        <dd>{money(compte)}</dd>
      </div>
      <div>
        <dt>{t('close.expected')}</dt>
        <dd>{money(theorique)}</dd>
      </div>
      <div className={`count-ecart ${ecartTone(ecart)}`}>
        <dt>{t(WORDS[ecartTone(ecart)])}</dt>
        <dd>{money(Math.abs(ecart))}</dd>
      </div>
    </dl>
  )
}
