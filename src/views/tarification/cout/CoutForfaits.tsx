import type { CoutStats } from '@contract/stats/cout'
import { hourCosts, packageCost } from '@contract/stats/coutHeure'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CoutTable } from './CoutTable'

/** The income of each package beyond the cost of its hours; packages sold below cost are highlighted. */
export function CoutForfaits({ stats }: { stats: CoutStats }) {
  const { t } = useTranslation('cout')
  const format = useFormat()
  const money = useMoney()
  const costs = hourCosts(stats)
  const mayEdit = useAbility().can('update', 'Tarification')
  if (stats.forfaits.length === 0) return null
  return (
    <CoutTable
      title={t('forfaits.title')}
      text={t('forfaits.text')}
      columns={[t('forfaits.name'), t('forfaits.sold'), t('forfaits.price'), t('forfaits.cost'), t('left'), t('share')]}
      desktopOnly={[t('forfaits.sold'), t('forfaits.cost')]}
      rows={stats.forfaits.map((forfait) => {
        const cost = packageCost(forfait, costs)
        const left = cost && forfait.prix - cost.complet
        const isLoss = left !== null && left < 0
        const share = left !== null && forfait.prix > 0 && format.percent(left / forfait.prix)
        return {
          id: forfait.id,
          isLoss,
          cells: [
            <span key="name" className="cout-name">
              {mayEdit ? <Link to={paths.forfaitEdit(forfait.id)}>{forfait.nom}</Link> : forfait.nom}
              {isLoss ? <StatusDot tone="danger" label={t('forfaits.loss')} /> : null}
            </span>,
            format.number(forfait.inscriptions),
            money(forfait.prix),
            cost && money(cost.complet),
            left !== null && (
              <span key="left" className={isLoss ? 'cout-loss' : ''}>
                {money(left)}
              </span>
            ),
            share,
          ],
        }
      })}
    />
  )
}
