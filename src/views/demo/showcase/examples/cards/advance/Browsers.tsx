import { BrowserCard } from '@src/views/demo/dashboard/BrowserCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Browsers = () => <BrowserCard />
