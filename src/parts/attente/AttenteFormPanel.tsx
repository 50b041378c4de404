import type { AttenteValues } from '@contract/planning/attente'
import { HOUR_OF } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { toast } from '@core/components/toast'
import { CheckboxGroupField } from '@core/form/CheckboxGroupField'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { showFaults } from '@core/form/showFaults'
import { TimeField } from '@core/form/TimeField'
import { useCreateAttenteMutation } from '@src/redux/calendar/attente'
import { problemOf } from '@src/redux/problemOf'
import { BellPlus } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDemandeWords } from '../demande/useDemandeWords'
import { useDayNames } from '../openingHours/WeekGrid/useDayNames'

const JOURS = [1, 2, 3, 4, 5, 6, 7]
const WEEK: AttenteValues = { calendar: HOUR_OF.circulation, jours: [1, 2, 3, 4, 5, 6], debut: '08:00', fin: '18:00' }

function useAttenteForm(calendar: AttenteValues['calendar'], onSaved: () => void) {
  const { t } = useTranslation('attente')
  const [create] = useCreateAttenteMutation()
  const form = useForm<AttenteValues>({
    defaultValues: { ...WEEK, calendar },
    resolver: checkResolver(async (values) => (await import('./check')).faultsOf(values)),
  })
  const send = async (values: AttenteValues) => {
    const { data, error } = await create(values)
    if (data) {
      toast.success(t('form.done'))
      return onSaved()
    }
    await showFaults(form, problemOf(error))
  }
  return { form, send }
}

interface AttenteFormPanelProps {
  /** The preselected kind of lesson. */
  calendar?: AttenteValues['calendar']
  onClose: () => void
}

/** Asks for the days and hours at which the candidate could take a slot that becomes free. */
export function AttenteFormPanel({ calendar = WEEK.calendar, onClose }: AttenteFormPanelProps) {
  const { t } = useTranslation(['attente', 'common'])
  const id = useId()
  const { kind } = useDemandeWords()
  const names = useDayNames()
  const { form, send } = useAttenteForm(calendar, onClose)
  return (
    <DetailsPanel
      title={t('form.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
          <Button form={id} look="primary" icon={BellPlus} type="submit" pending={form.formState.isSubmitting}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={send} label={t('form.title')}>
        <p className="muted attente-none">{t('form.text')}</p>
        <SelectField
          name="calendar"
          label={t('form.calendar')}
          required
          options={Object.values(HOUR_OF).map((value) => ({ value, label: kind(value) }))}
        />
        <CheckboxGroupField
          numeric
          name="jours"
          label={t('form.jours')}
          required
          options={JOURS.map((jour) => ({ value: String(jour), label: names.long(jour) }))}
        />
        <div className="attente-hours">
          <TimeField name="debut" label={t('form.debut')} required />
          <TimeField name="fin" label={t('form.fin')} required />
        </div>
      </Form>
    </DetailsPanel>
  )
}
