import { CongratulationCard } from '@src/views/demo/dashboard/CongratulationCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Congratulation = () => <CongratulationCard />
