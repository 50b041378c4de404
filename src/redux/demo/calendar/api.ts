import type {
  DemoEvent,
  DemoEventAnswer,
  DemoEventQuery,
  DemoEventToAdd,
  DemoEventUpdate,
} from '@contract/demo/calendar'
import { api } from '@src/redux/api'
import type { RootState } from '@src/redux/rootReducer'

const TAG = 'DemoEvent'

export const demoCalendarApi = api.enhanceEndpoints({ addTagTypes: ['DemoEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    demoEvents: build.query<DemoEvent[], DemoEventQuery>({
      query: (params) => ({ url: 'apps/calendar/events', params }),
      providesTags: [TAG],
    }),
    /** Refusals of a save are shown in the form. */
    addDemoEvent: build.mutation<DemoEventAnswer, DemoEventToAdd>({
      query: (data) => ({ url: 'apps/calendar/add-event', method: 'POST', data }),
      invalidatesTags: [TAG],
    }),
    saveDemoEvent: build.mutation<DemoEventAnswer, DemoEventUpdate>({
      query: (data) => ({ url: 'apps/calendar/update-event', method: 'POST', data }),
      invalidatesTags: [TAG],
    }),
    /** Optimistic update of a dragged or resized event, rolled back when the server refuses. */
    moveDemoEvent: build.mutation<DemoEventAnswer, DemoEventUpdate>({
      query: (data) => ({ url: 'apps/calendar/update-event', method: 'POST', data }),
      async onQueryStarted({ event: { extendedProps: _, ...changes } }, { dispatch, getState, queryFulfilled }) {
        const patches = demoCalendarApi.util
          .selectInvalidatedBy(getState() as RootState, [TAG])
          .flatMap(({ originalArgs }) => [
            dispatch(
              demoCalendarApi.util.updateQueryData('demoEvents', originalArgs, (events) => {
                const event = events.find(({ id }) => id === changes.id)
                if (event) Object.assign(event, changes)
              }),
            ),
          ])
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo()
        })
      },
      invalidatesTags: [TAG],
    }),
    removeDemoEvent: build.mutation<unknown, number>({
      query: (id) => ({ url: 'apps/calendar/remove-event', method: 'DELETE', params: { id } }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useAddDemoEventMutation,
  useDemoEventsQuery,
  useMoveDemoEventMutation,
  useRemoveDemoEventMutation,
  useSaveDemoEventMutation,
} = demoCalendarApi
