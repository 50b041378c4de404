import { samplePricing } from './data/plans'
import type { Calls } from './http/area'

export function begin(): Calls {
  const pricing = samplePricing()
  return { 'GET /pricing/data': () => [200, pricing] }
}
