import { TransactionCard } from '@src/views/demo/dashboard/TransactionCard'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const Transactions = () => <TransactionCard />
