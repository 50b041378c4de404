import { TimelineCard } from '@src/views/demo/dashboard/TimelineCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const History = () => <TimelineCard />
