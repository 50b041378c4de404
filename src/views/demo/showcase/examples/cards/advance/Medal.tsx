import { MedalCard } from '@src/views/demo/dashboard/MedalCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Medal = () => <MedalCard />
