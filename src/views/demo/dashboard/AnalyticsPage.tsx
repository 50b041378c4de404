import { Page } from '@core/components/Page'
import { useTranslation } from 'react-i18next'
import { InvoiceTable } from '../invoice/InvoiceTable'
import { CongratulationCard } from './CongratulationCard'
import { ProjectCard } from './ProjectCard'
import { SalesCard } from './SalesCard'
import { SessionsCard } from './SessionsCard'
import { SupportCard } from './SupportCard'
import { TimelineCard } from './TimelineCard'
import { OrdersReceivedTrend, SubscribersTrend } from './TrendCards'
import './demoDashboard.scss'

/** An overview of visits, requests and work. */
export function AnalyticsPage() {
  const { t } = useTranslation(['demoDashboard', 'demoInvoice'])
  return (
    <Page title={t('analytics.title')}>
      <div className="demo-grid">
        <CongratulationCard />
        <SubscribersTrend />
        <OrdersReceivedTrend />
        <SessionsCard />
        <SupportCard />
        <TimelineCard />
        <SalesCard />
        <ProjectCard />
      </div>
      <h2 className="demo-part">{t('demoInvoice:title')}</h2>
      <InvoiceTable />
    </Page>
  )
}
