import type { Entretien, VehiculeDetail } from '@contract/ecole/vehicule'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { Plus, Wrench } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntretienLine } from './EntretienLine'
import { EntretienPanel } from './EntretienPanel'

/** The maintenance of a vehicle, newest first, with its total cost. */
export function EntretienCard({ vehicule }: { vehicule: VehiculeDetail }) {
  const { t } = useTranslation('vehicule')
  const format = useFormat()
  const { currency } = useSchool()
  const canUpdate = useAbility().can('update', 'Vehicule')
  /** The entry being edited: a new one, an existing one, or none. */
  const [open, setOpen] = useState<Entretien | 'new' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const id = useId()
  const { entretiens } = vehicule
  const add = canUpdate ? (
    <Button size="sm" icon={Plus} onClick={() => setOpen('new')}>
      {t('entretien.add')}
    </Button>
  ) : null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('sections.maintenance')}</h2>
        {entretiens.length > 0 ? add : null}
      </div>
      {entretiens.length === 0 ? (
        <EmptyState icon={Wrench} title={t('entretien.none')} text={t('entretien.noneText')} action={add} />
      ) : (
        <>
          <p className="entretien-total">
            {t('entretien.total')} <b>{format.amount(vehicule.coutEntretien, currency)}</b>
          </p>
          <ul className="entretien-list">
            {entretiens.map((entry) => (
              <EntretienLine
                key={entry.id}
                idVehicule={vehicule.id}
                entretien={entry}
                onEdit={canUpdate ? () => setOpen(entry) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      {open ? (
        <EntretienPanel
          key={open === 'new' ? 'new' : open.id}
          vehicule={vehicule}
          entretien={open === 'new' ? undefined : open}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
