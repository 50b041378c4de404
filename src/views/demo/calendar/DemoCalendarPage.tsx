import type { DemoEvent } from '@contract/demo/calendar'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useDemoEventsQuery } from '@src/redux/demo/calendar/api'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppFrame, useSidePanel } from '../shared/AppFrame'
import { ShortcutsHelp } from '../shared/ShortcutsHelp'
import { idParam, useAddress } from '../shared/useAddress'
import { type CalendarAddress, calendarsParam, readAddress } from './address'
import { CalendarSide } from './CalendarSide'
import { CalendarTools } from './CalendarTools'
import { DemoCalendar, newTimes } from './DemoCalendar'
import { EventPanel } from './EventPanel'
import type { Times } from './times'
import { useEventActions } from './useEventActions'
import { guestsOf, startOf, valuesOf } from './values'

const NONE: readonly DemoEvent[] = []

/** The demo's calendar: five calendars in one, and the event being edited. */
export function DemoCalendarPage() {
  const { t } = useTranslation(['demoCalendar', 'demo', 'demoNav'])
  const [params, change] = useAddress()
  const address = readAddress(params, useIsPhone())
  const panel = useSidePanel()
  const { data, currentData, isError, isFetching, refetch } = useDemoEventsQuery({ calendars: [...address.calendars] })
  const actions = useEventActions()
  const [title, setTitle] = useState('')
  const [drawn, setDrawn] = useState<Times | null>(null)
  const [isHelp, setHelp] = useState(false)
  // While another selection loads, the previous events stay.
  const events = currentData ?? data ?? NONE
  const begin = (times: Times) => {
    setDrawn(times)
    change({ event: 'new' }, { push: true })
  }
  return (
    <Page
      title={t('demoNav:demoCalendar')}
      description={t('demo:passing')}
      actions={
        <Button look="primary" icon={Plus} onClick={() => begin(newTimes(address.date, address.view))}>
          {t('add')}
        </Button>
      }
    >
      <AppFrame
        panel={panel}
        sideLabel={t('calendarsTitle')}
        side={
          <CalendarSide
            calendars={address.calendars}
            onChange={(calendars) => change({ calendars: calendarsParam(calendars) })}
          />
        }
      >
        <CalendarTools
          panel={panel}
          address={address}
          title={title}
          onDate={(date) => change({ date })}
          onView={(view) => change({ view })}
          onHelp={() => setHelp(true)}
        />
        {isError && !data ? (
          <ErrorState onRetry={refetch} retrying={isFetching} />
        ) : (
          <DemoCalendar
            address={address}
            events={events}
            onOpen={(event) => change({ event }, { push: true })}
            onDraw={begin}
            onDay={(date) => change({ date, view: 'day' }, { push: true })}
            onMove={(event, times) => void actions.move(event, times)}
            onRemove={(event) => void actions.remove(event)}
            onTitle={setTitle}
          />
        )}
      </AppFrame>
      <OpenEvent address={address} drawn={drawn} onRemove={(event) => void actions.remove(event)} />
      {isHelp ? <Help onClose={() => setHelp(false)} /> : null}
    </Page>
  )
}

interface OpenEventProps {
  address: CalendarAddress
  drawn: Times | null
  onRemove: (event: DemoEvent) => void
}

/** The event in the address, whichever calendars are shown. */
function OpenEvent({ address, drawn, onRemove }: OpenEventProps) {
  const [params, change] = useAddress()
  const { data: all } = useDemoEventsQuery({})
  const close = useCallback(() => change({ event: null }), [change])
  const known = useMemo(() => guestsOf(all ?? NONE), [all])
  const shared = { known, onRemove, onClose: close }
  if (params.get('event') === 'new') {
    const times = drawn ?? newTimes(address.date, address.view)
    const start = startOf(times, address.calendars[0] ?? 'ETC')
    return <EventPanel key={`new ${times.start} ${times.end}`} start={start} {...shared} />
  }
  const id = idParam(params, 'event')
  const event = all?.find((one) => one.id === id)
  return event ? <EventPanel key={event.id} event={event} start={valuesOf(event)} {...shared} /> : null
}

function Help({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demoCalendar')
  const shortcuts = (['enter', 'move', 'end', 'remove'] as const).map((key) => ({
    keys: t(`keys.press.${key}`),
    does: t(`keys.does.${key}`),
  }))
  return <ShortcutsHelp shortcuts={shortcuts} onClose={onClose} />
}
