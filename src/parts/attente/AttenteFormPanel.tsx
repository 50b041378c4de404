import type { AttenteValues } from '@contract/planning/attente'
import { HOUR_OF } from '@contract/planning/evenement'
import { checkResolver } from '@core/form/checkResolver'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { SelectField } from '@core/form/fields/SelectField'
import { TimeField } from '@core/form/fields/TimeField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useCreateAttenteMutation } from '@src/redux/calendar/attente'
import { BellPlus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDemandeWords } from '../demande/useDemandeWords'
import { useDayNames } from '../openingHours/WeekGrid/useDayNames'

const JOURS = [1, 2, 3, 4, 5, 6, 7]
const WEEK: AttenteValues = { calendar: HOUR_OF.circulation, jours: [1, 2, 3, 4, 5, 6], debut: '08:00', fin: '18:00' }

function useAttenteForm(calendar: AttenteValues['calendar'], close: () => void) {
  const { t } = useTranslation('attente')
  const [create] = useCreateAttenteMutation()
  const form = useForm<AttenteValues>({
    defaultValues: { ...WEEK, calendar },
    resolver: checkResolver(async (values) => (await import('./check')).faultsOf(values)),
  })
  const { onClose, draft } = usePanelDraft(`attente:${calendar}`, form, close)
  const finish = useFinish(form, t('form.done'), onClose)
  const send = async (values: AttenteValues) => finish(await create(values))
  return { form, send, onClose, draft }
}

interface AttenteFormPanelProps {
  /** The preselected kind of lesson. */
  calendar?: AttenteValues['calendar']
  onClose: () => void
}

/** Asks for the days and hours at which the candidate could take a slot that becomes free. */
export function AttenteFormPanel({ calendar = WEEK.calendar, onClose: close }: AttenteFormPanelProps) {
  const { t } = useTranslation('attente')
  const { kind } = useDemandeWords()
  const names = useDayNames()
  const { form, send, onClose, draft } = useAttenteForm(calendar, close)
  return (
    <PanelForm
      title={t('form.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('form.submit')}
      icon={BellPlus}
    >
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
    </PanelForm>
  )
}
