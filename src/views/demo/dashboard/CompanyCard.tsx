import { useFormat } from '@core/format/useFormat'
import { ArrowDown, ArrowUp, Car, GraduationCap, type LucideIcon, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { COMPANIES } from './sample'
import '@core/table/table.scss'

const ICONS: Record<(typeof COMPANIES)[number]['kind'], LucideIcon> = {
  tools: Wrench,
  care: Car,
  school: GraduationCap,
}

/** The partners with the highest revenue. */
export function CompanyCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  return (
    <DemoCard title={t('companies.title')} className="span-8 demo-flush">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard */}
      <div className="table-scroll" tabIndex={0}>
        <table className="data-table" aria-label={t('companies.title')}>
          <thead>
            <tr>
              <th>{t('companies.name')}</th>
              <th>{t('companies.kind')}</th>
              <th className="text-end">{t('companies.views')}</th>
              <th className="text-end">{t('companies.revenue')}</th>
              <th className="text-end">{t('companies.sales')}</th>
            </tr>
          </thead>
          <tbody>
            {COMPANIES.map(({ name, email, kind, views, revenue, sales }) => {
              const [Icon, Arrow] = [ICONS[kind], sales < 0 ? ArrowDown : ArrowUp]
              return (
                <tr key={name}>
                  <td>
                    <b>{name}</b>
                    <span className="demo-sub">{email}</span>
                  </td>
                  <td>
                    <span className="demo-kind">
                      <Icon aria-hidden size={16} strokeWidth={1.75} /> {t(`companies.${kind}`)}
                    </span>
                  </td>
                  <td className="text-end">{format.number(views)}</td>
                  <td className="text-end">{format.amount(Math.round(revenue * 1000))}</td>
                  <td className="text-end">
                    <span className={sales < 0 ? 'demo-kind is-down' : 'demo-kind is-up'}>
                      {format.percent(sales / 100)} <Arrow aria-hidden size={16} strokeWidth={2} />
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </DemoCard>
  )
}
