import type { Movies } from '@contract/demo/table'
import { sampleMovies } from './data/movies'
import type { Calls } from './http/area'

export function begin(): Calls {
  const answer: Movies = { autoComplete: sampleMovies() }
  return { 'GET /api/autocomplete/data': () => [200, answer] }
}
