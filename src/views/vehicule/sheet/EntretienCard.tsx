import type { Entretien, VehiculeDetail } from '@contract/ecole/vehicule'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import type { EntretienToPay } from '@src/parts/argent/mouvement/ExpensePanel'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { useRights } from '@src/parts/evenement/useRights'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { Plus, Wrench } from 'lucide-react'
import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EntretienLine } from './EntretienLine'
import { EntretienPanel } from './EntretienPanel'

const ExpensePanel = lazy(async () => ({
  default: (await import('@src/parts/argent/mouvement/ExpensePanel')).ExpensePanel,
}))

const MINUTES = 60

/** The vehicle's costs so far for each hour driven with it, with these hours and their list. */
function HourlyCost({ vehicule: { id, minutes, depenses, coutEntretien } }: { vehicule: VehiculeDetail }) {
  const { t } = useTranslation('vehicule')
  const format = useFormat()
  const { currency } = useSchool()
  const { seesSchool } = useRights()
  if (minutes < MINUTES) return null
  const hours = format.durationLong(minutes)
  const list = `${paths.lecons}?${new URLSearchParams({ idVehicule: String(id), etat: 'SUCCESS' })}`
  return (
    <p className="entretien-total">
      <span>
        {t('entretien.perHour')} (<bdi>{seesSchool ? <Link to={list}>{hours}</Link> : hours}</bdi>)
      </span>
      <b>{format.amount(Math.round(((depenses ?? coutEntretien) * MINUTES) / minutes), currency)}</b>
    </p>
  )
}

/** The maintenance of a vehicle, newest first, with its total cost and all costs of the vehicle. */
export function EntretienCard({ vehicule }: { vehicule: VehiculeDetail }) {
  const { t } = useTranslation('vehicule')
  const format = useFormat()
  const { currency } = useSchool()
  const canUpdate = useAbility().can('update', 'Vehicule')
  const { canSpend } = useMoneyRights()
  /** The entry being edited: a new one, an existing one, or none. */
  const [open, setOpen] = useState<Entretien | 'new' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  /** The entry for which an expense is being recorded. */
  const [paid, setPaid] = useState<EntretienToPay | null>(null)
  const closePaid = useCallback(() => setPaid(null), [])
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
          {vehicule.depenses === null || vehicule.depenses === vehicule.coutEntretien ? null : (
            <p className="entretien-total">
              {t('entretien.allCosts')} <b>{format.amount(vehicule.depenses, currency)}</b>
            </p>
          )}
          <HourlyCost vehicule={vehicule} />
          <ul className="entretien-list">
            {entretiens.map((entry) => (
              <EntretienLine
                key={entry.id}
                idVehicule={vehicule.id}
                entretien={entry}
                onEdit={canUpdate ? () => setOpen(entry) : undefined}
                onPay={canSpend ? setPaid : undefined}
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
      {paid ? (
        <Suspense fallback={null}>
          <ExpensePanel key={paid.idEntretien} entretien={paid} onClose={closePaid} />
        </Suspense>
      ) : null}
    </section>
  )
}
