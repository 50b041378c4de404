import { EarningsCard } from '@src/views/demo/dashboard/EarningsCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Earnings = () => <EarningsCard />
