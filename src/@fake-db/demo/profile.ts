import type { DemoOwner } from '@contract/demo/owner'
import { sampleProfile } from './data/wall'
import type { Calls } from './http/area'

export function begin(me: DemoOwner): Calls {
  const profile = sampleProfile(me)
  return { 'GET /profile/data': () => [200, profile] }
}
