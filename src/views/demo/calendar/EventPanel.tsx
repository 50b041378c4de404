import type { DemoEvent, DemoGuest } from '@contract/demo/calendar'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { NewTabNote } from '@core/components/NewTabNote'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { useDraft } from '@core/form/useDraft'
import { useAddDemoEventMutation, useSaveDemoEventMutation } from '@src/redux/demo/calendar/api'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../shared/LinkField'
import { EventForm } from './EventForm'
import { bodyOf, type EventValues, faultsOf } from './values'

interface EventPanelProps {
  /** Undefined for a new event. */
  event?: DemoEvent
  start: EventValues
  known: readonly DemoGuest[]
  onRemove: (event: DemoEvent) => void
  onClose: () => void
}

const resolver = checkResolver<EventValues>(faultsOf)
/** The server's `end` corresponds to a day and a time in the form. */
const FIELDS: Record<string, string> = { start: 'startDay', end: 'endDay' }

/** An event, beside the calendar. */
export function EventPanel({ event, start, known, onRemove, onClose }: EventPanelProps) {
  const { t } = useTranslation(['demoCalendar', 'common'])
  const [add] = useAddDemoEventMutation()
  const [save] = useSaveDemoEventMutation()
  const id = useId()
  const form = useForm<EventValues>({ defaultValues: start, resolver })
  // The draft of a new event is bound to the pressed day; that of an existing one to its id.
  const draft = useDraft(`demo-event:${event?.id ?? start.startDay}`, form)
  const link = event ? linkOf(event.url) : null

  function giveUp() {
    draft.clear()
    onClose()
  }
  async function onSubmit(values: EventValues) {
    const body = bodyOf(values, known)
    const { error } = await (event ? save({ event: { id: event.id, ...body } }) : add({ event: body }))
    if (!error) {
      toast.success(event ? t('done.saved') : t('done.added'))
      return giveUp()
    }
    if (!('errors' in error) || !error.errors) return form.setError('root', { message: t('failed') })
    const faults = Object.entries(error.errors).map(([name, code]) => [FIELDS[name] ?? name, code] as const)
    applyServerErrors(form, Object.fromEntries(faults))
  }
  return (
    <DetailsPanel
      title={event ? t('edit') : t('add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={giveUp}>{t('common:dialog.cancel')}</Button>
          <Button look="primary" type="submit" form={id} pending={form.formState.isSubmitting}>
            {event ? t('common:form.save') : t('addIt')}
          </Button>
        </>
      }
    >
      {event ? (
        <div className="cal-state">
          {link ? (
            <a className="btn btn-secondary" href={link} target="_blank" rel="noopener noreferrer">
              {t('openUrl')}
              <NewTabNote />
            </a>
          ) : null}
          <Button
            look="danger-ghost"
            icon={Trash2}
            onClick={() => {
              giveUp()
              onRemove(event)
            }}
          >
            {t('remove')}
          </Button>
        </div>
      ) : null}
      <EventForm id={id} form={form} known={known} autoFocus={!event} onSubmit={onSubmit} />
    </DetailsPanel>
  )
}
