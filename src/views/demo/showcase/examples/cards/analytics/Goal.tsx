import { GoalCard } from '@src/views/demo/dashboard/GoalCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Goal = () => <GoalCard />
