import { SupportCard } from '@src/views/demo/dashboard/SupportCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Support = () => <SupportCard />
