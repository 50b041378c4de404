import { dashboard } from '../../ecole/dashboard'
import { call } from '../call'

export const readDashboard = call({
  id: 'readDashboard',
  method: 'get',
  path: 'api/dashboard',
  summary: 'The day of one’s own school: its figures, what is to be settled today, who enrolled last',
  can: ['read', 'Dashboard'],
  answer: dashboard,
})
