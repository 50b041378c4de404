import type { Movies } from '@contract/demo/table'
import { api } from '@src/redux/api'

/** The films that a field suggests while the user types. */
export const movieApi = api.injectEndpoints({
  endpoints: (build) => ({
    movies: build.query<Movies, void>({ query: () => ({ url: 'api/autocomplete/data' }) }),
  }),
})

export const { useMoviesQuery } = movieApi
