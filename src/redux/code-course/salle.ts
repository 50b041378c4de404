import {
  answerInSalle,
  createSalle,
  joinAsGuest,
  joinSalle,
  listSalles,
  readPlace,
  readSalle,
  removeParticipant,
  stepSalle,
} from '@contract/calls/cours/salle'
import type { Place, Salle } from '@contract/cours/salle'
import { api } from '../api'
import { ask } from '../ask'

/** The interval in milliseconds at which a screen reads its room; tabs of one browser also learn of writes at once. */
export const ROOM_INTERVAL = 2000

interface Answering<Data> {
  dispatch: (action: never) => unknown
  queryFulfilled: Promise<{ data: Data }>
}

/** Shows the answer of a write at once, without asking for the room again. */
async function hold<Data>({ queryFulfilled }: Answering<Data>, show: (data: Data) => void): Promise<void> {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) show(answer.data)
}

/** Rooms: the host's screen, and the places of the participants. */
export const salleApi = api
  .enhanceEndpoints({ addTagTypes: ['Salle', 'Tentative', 'CourseProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      salles: build.query({ ...ask(listSalles), providesTags: ['Salle'] }),
      salle: build.query({ ...ask(readSalle) }),
      createSalle: build.mutation({ ...ask(createSalle), invalidatesTags: ['Salle', 'Historique'] }),
      stepSalle: build.mutation({
        ...ask(stepSalle),
        onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
          hold<Salle>({ dispatch, queryFulfilled }, (room) => {
            void dispatch(salleApi.util.upsertQueryData('salle', id, room))
          }),
        invalidatesTags: ['Salle', 'Tentative', 'CourseProgress', 'Historique'],
      }),
      removeParticipant: build.mutation({
        ...ask(removeParticipant),
        onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
          hold<Salle>({ dispatch, queryFulfilled }, (room) => {
            void dispatch(salleApi.util.upsertQueryData('salle', id, room))
          }),
      }),
      joinSalle: build.mutation({ ...ask(joinSalle) }),
      joinAsGuest: build.mutation({ ...ask(joinAsGuest) }),
      place: build.query({ ...ask(readPlace) }),
      // Not reported: the page itself says that an answer waits for the network, or came too late.
      answerInSalle: build.mutation({
        ...ask(answerInSalle, { failure: 'quiet' }),
        onQueryStarted: ({ jeton }, { dispatch, queryFulfilled }) =>
          hold<Place>({ dispatch, queryFulfilled }, (place) => {
            void dispatch(salleApi.util.upsertQueryData('place', { jeton }, place))
          }),
      }),
    }),
  })

export const {
  useAnswerInSalleMutation,
  useCreateSalleMutation,
  useJoinAsGuestMutation,
  useJoinSalleMutation,
  usePlaceQuery,
  useRemoveParticipantMutation,
  useSalleQuery,
  useSallesQuery,
  useStepSalleMutation,
} = salleApi
