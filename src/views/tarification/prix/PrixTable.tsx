import type { ConfigPrix } from '@contract/argent/configPrix'
import { Facts } from '@core/components/Facts'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { useContents } from '../useContents'

const SERVICES = [
  { id: 'code', hour: 'code_hour_price', exam: 'code_exam_price', droits: 'codeExamDroits' },
  {
    id: 'circulation',
    hour: 'circulation_hour_price',
    exam: 'circulation_exam_price',
    droits: 'circulationExamDroits',
  },
  { id: 'parc', hour: 'maneuver_hour_price', exam: 'maneuver_exam_price', droits: 'maneuverExamDroits' },
] as const

interface PrixTableProps {
  prices: ConfigPrix
  label: string
}

/**
 * The prices of a licence: hour and exam by kind, then packages and fees. A zero price means that the item is not sold.
 */
export function PrixTable({ prices, label }: PrixTableProps) {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  const { currency } = useSchool()
  const amount = (millimes: number) => (millimes === 0 ? <Blank /> : format.amount(millimes, currency))
  return (
    <>
      <table className="prix-table" aria-label={label}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('prix.hour')}</th>
            <th scope="col">{t('prix.exam')}</th>
            <th scope="col">{t('prix.droits')}</th>
          </tr>
        </thead>
        <tbody>
          {SERVICES.map(({ id, hour, exam, droits }) => (
            <tr key={id}>
              <th scope="row">{t(`service.${id}`)}</th>
              <td>{amount(prices[hour])}</td>
              <td>{amount(prices[exam])}</td>
              <td>{amount(prices[droits])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrixFacts prices={prices} />
    </>
  )
}

function PrixFacts({ prices }: Pick<PrixTableProps, 'prices'>) {
  const { t } = useTranslation(['tarification', 'fields'])
  const format = useFormat()
  const { currency } = useSchool()
  const { hoursOf } = useContents()
  const code = hoursOf({ code: prices.codePackageMinutes })
  const driving = hoursOf({ circulation: prices.circulationPackageMinutes, parc: prices.maneuverPackageMinutes })
  const lines = [
    { label: t('fields:code_package_price'), price: prices.code_package_price, what: code },
    { label: t('fields:driving_package_price'), price: prices.driving_package_price, what: driving },
    { label: t('fields:code_file_fee'), price: prices.code_file_fee, what: '' },
    { label: t('fields:code_en_ligne_hour_price'), price: prices.code_en_ligne_hour_price, what: '' },
  ].filter(({ price }) => price > 0)
  if (lines.length === 0) return null
  const facts = lines.map(({ label, price, what }) => ({
    label,
    value: (
      <>
        {what ? <span className="muted">{what}</span> : null}
        <span>{format.amount(price, currency)}</span>
      </>
    ),
  }))
  return <Facts look="lines" className="prix-facts" facts={facts} />
}
