import type { TransactionPage } from '@contract/argent/transaction'
import { useFormat } from '@core/format/useFormat'
import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { METHOD_ICONS } from '@src/parts/argent/methods'
import { useMoney } from '@src/parts/argent/useMoney'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

const NOTHING = '–'

/** The words of the sums: among receipts, what goes out is refunds, and what is left is the figure of the dashboard. */
const WORDS = {
  all: { incoming: 'incoming', outgoing: 'outgoing', net: 'net' },
  toutesRecettes: { incoming: 'received', outgoing: 'refunded', net: 'kept' },
} as const

interface TotalsProps {
  page: TransactionPage | undefined
  /** The group to which the list is narrowed. */
  groupe: string | undefined
}

/** The money in and out of all matching transactions, and the same by method. */
export function Totals({ page, groupe }: TotalsProps) {
  const { t } = useTranslation('transaction')
  const format = useFormat()
  const money = useMoney()
  const row = useRef<HTMLUListElement>(null)
  useOverflowEdges(row)
  const shown = (amount: number | undefined) => (amount === undefined ? NOTHING : money(amount))
  const totals = page?.totals
  const words = WORDS[groupe === 'toutesRecettes' ? groupe : 'all']
  // A cash desk that counts blind sees no sums.
  if (page && !totals) return null
  const net = totals ? totals.incoming - totals.outgoing : undefined
  return (
    <section className="tx-totals" aria-label={t('totals.label')}>
      <dl className="tx-sums">
        <div>
          <dt>{t(`totals.${words.incoming}`)}</dt>
          <dd>{shown(totals?.incoming)}</dd>
        </div>
        <div>
          <dt>{t(`totals.${words.outgoing}`)}</dt>
          <dd>{shown(totals ? 0 - totals.outgoing : undefined)}</dd>
        </div>
        <div>
          <dt>{t(`totals.${words.net}`)}</dt>
          <dd className={net !== undefined && net < 0 ? 'tx-below' : undefined}>{shown(net)}</dd>
        </div>
        {totals && totals.lost !== 0 ? (
          <div>
            <dt>{t('totals.lost')}</dt>
            <dd>{money(totals.lost)}</dd>
          </div>
        ) : null}
      </dl>
      <div className="tx-methods">
        <p className="tx-count">
          {page
            ? t('totals.count', { count: page.totalDataCount, shown: format.number(page.totalDataCount) })
            : NOTHING}
        </p>
        <ul ref={row}>
          {(page?.methods ?? []).map(({ method, incoming, outgoing }) => {
            const Icon = METHOD_ICONS[method]
            return (
              <li key={method}>
                <Icon aria-hidden size={14} strokeWidth={1.75} />
                <span>{t(`paiement:method.${method}`)}</span>
                <b>{money(incoming - outgoing)}</b>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
