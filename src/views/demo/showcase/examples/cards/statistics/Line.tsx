import { ProfitTrend } from '@src/views/demo/dashboard/TrendCards'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Line = () => <ProfitTrend />
