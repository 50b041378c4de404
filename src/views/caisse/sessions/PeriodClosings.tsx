import { CLOTURE_KINDS, type Cloture } from '@contract/caisse/cloture'
import { PartPager } from '@core/components/PartPager'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useCloturesQuery } from '@src/redux/argent/caisse'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PER_PAGE = 10

/** The closings of days, months and years, which are made automatically once their sessions are closed. */
export function PeriodClosings() {
  const { t } = useTranslation('caisse')
  const id = useId()
  const [kind, setKind] = useState<Cloture['kind']>('JOUR')
  const [page, setPage] = useState(1)
  const { data } = useCloturesQuery({ kind, page: String(page), perPage: String(PER_PAGE) })
  const choose = (one: Cloture['kind']) => {
    setKind(one)
    setPage(1)
  }
  return (
    <section className="card caisse-card" aria-labelledby={id}>
      <div className="caisse-card-head">
        <h2 id={id}>{t('periods.title')}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div className="caisse-kinds" role="group" aria-labelledby={id}>
          {CLOTURE_KINDS.map((one) => (
            <button
              key={one}
              type="button"
              className="caisse-choice"
              aria-pressed={one === kind}
              onClick={() => choose(one)}
            >
              {t(`periods.${one}`)}
            </button>
          ))}
        </div>
      </div>
      {data && data.data.length > 0 ? <Closings rows={data.data} /> : <p className="muted">{t('periods.none')}</p>}
      <PartPager page={page} perPage={PER_PAGE} total={data?.totalDataCount ?? 0} onPage={setPage} />
    </section>
  )
}

function Closings({ rows }: { rows: readonly Cloture[] }) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const money = useMoney()
  const named = ({ kind, periode }: Cloture) => {
    if (kind === 'JOUR') return format.day(periode)
    return kind === 'MOIS' ? format.day(`${periode}-01`, 'month') : periode
  }
  return (
    <div className="caisse-scroll">
      <table className="caisse-table">
        <thead>
          <tr>
            <th scope="col">{t('periods.period')}</th>
            <th scope="col">{t('periods.receipts')}</th>
            <th scope="col">{t('periods.total')}</th>
            <th scope="col">{t('periods.perpetual')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{named(row)}</th>
              <td className="num">{[row.premierNumero, row.dernierNumero].filter(Boolean).join(' → ')}</td>
              <td>{money(row.total)}</td>
              <td>{money(row.totalPerpetuel)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
