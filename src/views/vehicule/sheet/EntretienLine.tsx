import type { Entretien } from '@contract/ecole/vehicule'
import { Menu } from '@core/components/Menu'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRemoveEntretien } from './useRemoveEntretien'

interface EntretienLineProps {
  idVehicule: number
  entretien: Entretien
  /** Omitted for users with read-only access. */
  onEdit?: () => void
}

/** One entry of maintenance. */
export function EntretienLine({ idVehicule, entretien, onEdit }: EntretienLineProps) {
  const { t } = useTranslation('vehicule')
  const format = useFormat()
  const { currency } = useSchool()
  const remove = useRemoveEntretien(idVehicule)
  const { date, type, cout, kilometrage, note } = entretien
  const day = format.day(date, 'short')
  const details = [kilometrage === null ? null : t('km', { value: format.number(kilometrage) }), note].filter(Boolean)
  return (
    <li>
      <time dateTime={date}>{day}</time>
      <span className="entretien-what">
        <b>{t(`type.${type}`)}</b>
        {details.length > 0 ? <span className="muted">{details.join(' · ')}</span> : null}
      </span>
      <span className="entretien-cost">{format.amount(cout, currency)}</span>
      {onEdit ? (
        <Menu
          look="ghost"
          label={t('entretien.actionsOf', { type: t(`type.${type}`), day })}
          items={[
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
