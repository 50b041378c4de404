import { MeetupCard } from '@src/views/demo/dashboard/MeetupCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Meetup = () => <MeetupCard />
