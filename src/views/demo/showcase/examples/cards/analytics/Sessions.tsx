import { SessionsCard } from '@src/views/demo/dashboard/SessionsCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Sessions = () => <SessionsCard />
