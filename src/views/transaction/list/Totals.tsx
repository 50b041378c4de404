import { FIGURE_GROUPS, type TransactionPage } from '@contract/argent/transaction'
import { useFormat } from '@core/format/useFormat'
import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { METHOD_ICONS } from '@src/parts/argent/methods'
import { useMoney } from '@src/parts/argent/useMoney'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

const NOTHING = '–'

type Figure = keyof typeof FIGURE_GROUPS
type Moved = Pick<NonNullable<TransactionPage['totals']>, 'incoming' | 'outgoing'>

type Word = 'incoming' | 'outgoing' | 'net' | 'received' | 'refunded' | 'kept' | 'spent'
type Sum = readonly [word: Word, sumOf: (moved: Moved) => number]

const received = ({ incoming }: Moved) => incoming
const given = ({ outgoing }: Moved) => 0 - outgoing
const net = ({ incoming, outgoing }: Moved) => incoming - outgoing
const spent = ({ incoming, outgoing }: Moved) => outgoing - incoming

/**
 * The sums of a list, by their words; the last one is what the others come to. In the list of a figure of the dashboard
 * it is the figure: among receipts what goes out is refunds, and among expenses nothing comes in.
 */
const SUMS: Record<'all' | Figure, readonly Sum[]> = {
  all: [
    ['incoming', received],
    ['outgoing', given],
    ['net', net],
  ],
  toutesRecettes: [
    ['received', received],
    ['refunded', given],
    ['kept', net],
  ],
  toutesDepenses: [['spent', spent]],
}

const isFigure = (groupe: string | undefined): groupe is Figure => groupe !== undefined && groupe in FIGURE_GROUPS

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
  const totals = page?.totals
  const sums = SUMS[isFigure(groupe) ? groupe : 'all']
  const ofMethod = groupe === 'toutesDepenses' ? spent : net
  // A cash desk that counts blind sees no sums.
  if (page && !totals) return null
  return (
    <section className="tx-totals" aria-label={t('totals.label')}>
      <dl className="tx-sums">
        {sums.map(([word, sumOf]) => (
          <div key={word}>
            <dt>{t(`totals.${word}`)}</dt>
            <dd className={totals && sumOf === net && net(totals) < 0 ? 'tx-below' : undefined}>
              {totals ? money(sumOf(totals)) : NOTHING}
            </dd>
          </div>
        ))}
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
          {(page?.methods ?? []).map(({ method, ...moved }) => {
            const Icon = METHOD_ICONS[method]
            return (
              <li key={method}>
                <Icon aria-hidden size={14} strokeWidth={1.75} />
                <span>{t(`paiement:method.${method}`)}</span>
                <b>{money(ofMethod(moved))}</b>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
