import type { VehiculeDetail } from '@contract/ecole/vehicule'
import { Menu } from '@core/components/overlays/Menu'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import type { EntretienToPay } from '@src/parts/argent/mouvement/ExpensePanel'
import { useSchool } from '@src/redux/session/useSchool'
import { ArrowUpRight, Banknote, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRemoveEntretien } from './useRemoveEntretien'

interface EntretienLineProps {
  idVehicule: number
  entretien: VehiculeDetail['entretiens'][number]
  /** Omitted for users with read-only access. */
  onEdit?: () => void
  /** Records the expense that pays for it; omitted for users who spend no money. */
  onPay?: (entry: EntretienToPay) => void
}

/** One entry of maintenance. */
export function EntretienLine({ idVehicule, entretien, onEdit, onPay }: EntretienLineProps) {
  const { t } = useTranslation('vehicule')
  const format = useFormat()
  const { currency } = useSchool()
  const remove = useRemoveEntretien(idVehicule)
  const { id, date, type, cout, kilometrage, note, idDepense } = entretien
  const day = format.day(date, 'short')
  const details = [kilometrage === null ? null : t('km', { value: format.number(kilometrage) }), note].filter(Boolean)
  const words = t(`type.${type}`)
  const payment = () =>
    onPay?.({ idVehicule, idEntretien: id, montant: cout, note: [words, note].filter(Boolean).join(' · ') })
  const money = [
    ...(onPay && idDepense === null
      ? [{ id: 'pay', label: t('entretien.pay'), icon: ArrowUpRight, onSelect: payment }]
      : []),
    ...(idDepense === null
      ? []
      : [
          {
            id: 'expense',
            label: t('entretien.expense'),
            icon: Banknote,
            to: `${paths.transactions}?row=${idDepense}`,
          },
        ]),
  ]
  return (
    <li>
      <time dateTime={date}>{day}</time>
      <span className="entretien-what">
        <b>{words}</b>
        {idDepense === null ? null : <StatusDot tone="success" label={t('entretien.paid')} />}
        {details.length > 0 ? <span className="muted">{format.beside(details)}</span> : null}
      </span>
      <span className="entretien-cost">{format.amount(cout, currency)}</span>
      {onEdit ? (
        <Menu
          look="ghost"
          label={t('entretien.actionsOf', { type: words, day })}
          items={[
            ...money,
            { id: 'edit', label: t('entretien.correct'), icon: Pencil, onSelect: onEdit },
            {
              id: 'remove',
              label: t('entretien.remove'),
              icon: Trash2,
              danger: true,
              onSelect: () => void remove(entretien),
            },
          ]}
        >
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </Menu>
      ) : null}
    </li>
  )
}
