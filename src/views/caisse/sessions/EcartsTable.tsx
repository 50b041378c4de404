import { useFormat } from '@core/format/useFormat'
import { ecartTone } from '@src/parts/argent/caisse/CountOutcome'
import { useMoney } from '@src/parts/argent/useMoney'
import { useEcartsQuery } from '@src/redux/argent/caisse'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The differences of each cashier by month; a difference that was explained and taken back counts as none. */
export function EcartsTable() {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const money = useMoney()
  const id = useId()
  const { data } = useEcartsQuery()
  if (!data || data.data.length === 0) return null
  return (
    <section className="card caisse-card" aria-labelledby={id}>
      <h2 id={id}>{t('ecarts.title')}</h2>
      <div className="caisse-scroll">
        <table className="caisse-table">
          <thead>
            <tr>
              <th scope="col">{t('ecarts.month')}</th>
              <th scope="col">{t('columns.cashier')}</th>
              <th scope="col">{t('ecarts.sessions')}</th>
              <th scope="col">{t('ecarts.short')}</th>
              <th scope="col">{t('ecarts.over')}</th>
              <th scope="col">{t('ecarts.net')}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ mois, idCaissier, caissier, sessions, nombre, manquant, excedent, net }) => (
              <tr key={`${mois} ${idCaissier}`}>
                <th scope="row">{format.day(`${mois}-01`, 'month')}</th>
                <td>{caissier}</td>
                <td>{t('ecarts.of', { count: nombre, sessions })}</td>
                <td>{money(manquant)}</td>
                <td>{money(excedent)}</td>
                <td>{net === 0 ? money(net) : <b className={`ecart ${ecartTone(net)}`}>{money(net)}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
