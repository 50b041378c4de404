import { Page } from '@core/components/Page'
import { useTranslation } from 'react-i18next'
import { BrowserCard } from './BrowserCard'
import { CompanyCard } from './CompanyCard'
import { EarningsCard } from './EarningsCard'
import { GoalCard } from './GoalCard'
import { MedalCard } from './MedalCard'
import { MeetupCard } from './MeetupCard'
import { RevenueCard } from './RevenueCard'
import { ShopFigures } from './ShopFigures'
import { TransactionCard } from './TransactionCard'
import { OrdersTrend, ProfitTrend } from './TrendCards'
import './demoDashboard.scss'

/** The overview of the shop. */
export function ShopDashboardPage() {
  const { t } = useTranslation('demoDashboard')
  return (
    <Page title={t('shop.title')}>
      <div className="demo-grid">
        <MedalCard />
        <ShopFigures />
        <OrdersTrend />
        <ProfitTrend />
        <EarningsCard />
        <RevenueCard />
        <CompanyCard />
        <MeetupCard />
        <BrowserCard />
        <GoalCard />
        <TransactionCard />
      </div>
    </Page>
  )
}
