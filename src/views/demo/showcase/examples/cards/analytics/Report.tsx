import { RevenueCard } from '@src/views/demo/dashboard/RevenueCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Report = () => <RevenueCard />
