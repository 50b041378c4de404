import type { DemoEvent } from '@contract/demo/calendar'
import { toast } from '@core/components/messages/toast'
import {
  useAddDemoEventMutation,
  useMoveDemoEventMutation,
  useRemoveDemoEventMutation,
} from '@src/redux/demo/calendar/api'
import { useTranslation } from 'react-i18next'
import type { Times } from './times'

/** The actions on an event of the calendar, each with undo. */
export function useEventActions() {
  const { t } = useTranslation('demoCalendar')
  const [place] = useMoveDemoEventMutation()
  const [removeEvent] = useRemoveDemoEventMutation()
  const [add] = useAddDemoEventMutation()
  return {
    move: async ({ id, title, start, end, allDay }: DemoEvent, times: Times) => {
      const { error } = await place({ event: { id, ...times } })
      if (error) return
      const undo = () => void place({ event: { id, start, end, allDay } })
      toast.success(t('done.moved', { title }), { undo })
    },
    remove: async ({ id, ...event }: DemoEvent) => {
      const { error } = await removeEvent(id)
      if (!error) toast.success(t('done.removed', { title: event.title }), { undo: () => void add({ event }) })
    },
  }
}
