import type { ConfigPrix } from '@contract/argent/configPrix'
import type { Permi } from '@contract/ecole/permi'
import { ButtonLink } from '@core/components/ButtonLink'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { usePermiName } from '@src/parts/permi/usePermiName'
import { useAbility } from '@src/redux/session/ability'
import { CircleOff, Copy, Ellipsis, History, Pencil } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusAround } from '../focusAround'
import { PrixTable } from './PrixTable'
import { useTogglePrix } from './useTogglePrix'

interface PrixCardProps {
  permi: Permi
  prices: ConfigPrix
  /** Opens the former prices of the licence; null when there are none. */
  onFormer: ((idPermi: number) => void) | null
}

/** The prices in force of one licence. */
export function PrixCard({ permi, prices, onFormer }: PrixCardProps) {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  const nameOf = usePermiName()
  const id = useId()
  const canUpdate = useAbility().can('update', 'Tarification')
  return (
    <li className="card prix-card" aria-labelledby={id}>
      <div className="card-head">
        <div>
          <h2 id={id}>{t('prix.permi', { code: permi.code })}</h2>
          <p className="muted">{t('prix.since', { libelle: nameOf(permi), day: format.dayOf(prices.updatedAt) })}</p>
        </div>
        {canUpdate ? (
          <div className="prix-actions">
            <ButtonLink
              size="sm"
              icon={Pencil}
              to={paths.prixEdit(prices.id)}
              aria-label={t('prix.editOf', { code: permi.code })}
            >
              {t('edit')}
            </ButtonLink>
            <PrixMenu permi={permi} prices={prices} onFormer={onFormer} />
          </div>
        ) : null}
      </div>
      <PrixTable prices={prices} label={t('prix.permi', { code: permi.code })} />
    </li>
  )
}

function PrixMenu({ permi, prices, onFormer }: PrixCardProps) {
  const { t } = useTranslation('tarification')
  const { deactivate } = useTogglePrix(permi.code)
  const root = useRef<HTMLDivElement>(null)
  const turnOff = async () => {
    if (await deactivate(prices.id)) focusAround(root.current)
  }
  const former: MenuAction[] = onFormer
    ? [{ id: 'former', label: t('prix.former'), icon: History, onSelect: () => onFormer(permi.id) }]
    : []
  return (
    <div ref={root}>
      <Menu
        look="ghost"
        label={t('prix.actionsOf', { code: permi.code })}
        items={[
          { id: 'copy', label: t('duplicate'), icon: Copy, to: `${paths.prixNew}?copie=${prices.id}` },
          ...former,
          {
            id: 'deactivate',
            label: t('prix.deactivate'),
            icon: CircleOff,
            separated: true,
            onSelect: () => void turnOff(),
          },
        ]}
      >
        <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
      </Menu>
    </div>
  )
}
