import type { CoutStats } from '@contract/stats/cout'
import { generalCosts } from '@contract/stats/coutHeure'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CoutTable } from './CoutTable'
import { coutLists } from './links'

const perHour = (amount: number, minutes: number) => (minutes > 0 ? Math.round((amount * 60) / minutes) : null)

/** The sources of the cost: instructors, vehicles and all other expenses, each with the list behind it. */
export function CoutSources({ stats }: { stats: CoutStats }) {
  const { t } = useTranslation(['cout', 'transaction'])
  const format = useFormat()
  const money = useMoney()
  const amountPerHour = (amount: number, minutes: number) => {
    const cost = perHour(amount, minutes)
    return cost !== null && money(cost)
  }
  return (
    <div className="cout-sources">
      <CoutTable
        title={t('moniteurs.title')}
        text={t('moniteurs.text')}
        columns={[t('moniteurs.name'), t('hours'), t('moniteurs.pay'), t('perHour')]}
        rows={stats.moniteurs.map(({ id, nom, minutes, paie }) => ({
          id,
          cells: [
            <Link key="name" to={paths.moniteur(id)}>
              {nom}
            </Link>,
            <Link key="hours" to={coutLists.lecons(stats, { idMoniteur: id })}>
              {format.duration(minutes)}
            </Link>,
            money(paie),
            amountPerHour(paie, minutes),
          ],
        }))}
      />
      <CoutTable
        title={t('vehicules.title')}
        columns={[t('vehicules.name'), t('hours'), t('vehicules.spent'), t('perHour')]}
        rows={stats.vehicules.map(({ id, nom, minutes, depenses }) => ({
          id,
          cells: [
            <Link key="name" to={paths.vehicule(id)}>
              <bdi dir="ltr">{nom}</bdi>
            </Link>,
            <Link key="hours" to={coutLists.lecons(stats, { idVehicule: id })}>
              {format.duration(minutes)}
            </Link>,
            <Link key="spent" to={coutLists.depenses(stats, { idVehicule: id })}>
              {money(depenses)}
            </Link>,
            amountPerHour(depenses, minutes),
          ],
        }))}
      />
      <CoutTable
        title={t('depenses.title')}
        text={t('depenses.text', { amount: money(generalCosts(stats)) })}
        columns={[t('depenses.name'), t('depenses.amount')]}
        rows={stats.depenses.map(({ categorie, montant }) => ({
          id: categorie,
          cells: [
            t(`transaction:categorie.${categorie}`),
            <Link key="amount" to={coutLists.depenses(stats, { categorie })}>
              {money(montant)}
            </Link>,
          ],
        }))}
      />
    </div>
  )
}
