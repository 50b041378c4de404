import { SalesCard } from '@src/views/demo/dashboard/SalesCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Radar = () => <SalesCard />
