import type { MoisMoniteur } from '@contract/argent/compteMoniteur'
import { Blank } from '@core/components/states/Blank'
import { dateFormat } from '@core/format/locale'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { Part } from '@src/parts/parcours/Part'
import { useTranslation } from 'react-i18next'

/** The months: the hours by kind of lesson and rate, the amounts earned and paid, and the balance at its end. */
export function PayMonths({ mois }: { mois: readonly MoisMoniteur[] }) {
  const { t } = useTranslation('transaction')
  return (
    <Part title={t('pay.months')}>
      {mois.length === 0 ? <p className="muted account-none">{t('pay.noMonth')}</p> : <MonthTable mois={mois} />}
    </Part>
  )
}

function MonthTable({ mois }: { mois: readonly MoisMoniteur[] }) {
  const { t } = useTranslation('transaction')
  const heads = ['earned', 'paid', 'rest'] as const
  return (
    <table className="tx-months" aria-label={t('pay.months')}>
      <thead>
        <tr>
          <th scope="col">{t('pay.month')}</th>
          <th scope="col">{t('pay.hours')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="tx-end">
              {t(`pay.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mois.map((one) => (
          <MonthRow key={one.mois} month={one} />
        ))}
      </tbody>
    </table>
  )
}

function MonthRow({ month: { mois, minutes, heures, gain, paye, reste } }: { month: MoisMoniteur }) {
  const { t, i18n } = useTranslation(['transaction', 'paiement'])
  const format = useFormat()
  const money = useMoney()
  const name = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${mois}-01T00:00:00Z`),
  )
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('pay.hours')}>
        {minutes === 0 ? <Blank /> : <b className="num">{format.duration(minutes)}</b>}
        <ul className="tx-hours">
          {heures.map(({ service, tarif, minutes: own }) => (
            <li key={`${service}-${tarif}`}>
              {t('pay.rate', {
                service: t(`paiement:service.${service}`),
                hours: format.duration(own),
                rate: money(tarif),
              })}
            </li>
          ))}
        </ul>
      </td>
      <td className="tx-end" data-label={t('pay.earned')}>
        {money(gain)}
      </td>
      <td className="tx-end" data-label={t('pay.paid')}>
        {money(paye)}
      </td>
      <td className="tx-end" data-label={t('pay.rest')}>
        <b>{money(reste)}</b>
      </td>
    </tr>
  )
}
