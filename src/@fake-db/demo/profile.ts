import { sampleProfile } from './data/wall'
import type { Calls } from './http/area'

export function begin(): Calls {
  const profile = sampleProfile()
  return { 'GET /profile/data': () => [200, profile] }
}
