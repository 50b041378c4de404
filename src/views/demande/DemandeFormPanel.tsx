import { addDays } from '@contract/clock/days'
import { HOUR_OF } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { TextAreaField } from '@core/form/TextAreaField'
import { today } from '@core/format/date'
import { useFormat } from '@core/format/useFormat'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useZone } from '@src/parts/evenement/useZone'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CreneauxFields } from './CreneauxFields'
import { OpeningHours } from './OpeningHours'
import { useDemandeForm } from './useDemandeForm'
import './demande.scss'

/** Until the school's own are known. */
const USUAL_MINUTES = 60
const HORIZON = 365
const LENGTHS = [60, 90, 120]

/** « Demander une leçon »: what for, and up to three times. A lesson is as long as the school's usual one. */
export function DemandeFormPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['demande', 'common'])
  const id = useId()
  const format = useFormat()
  const { kind } = useDemandeWords()
  const { data: configuration } = usePlanningQuery()
  const { dureeMinutes = USUAL_MINUTES, horizonJours = HORIZON } = configuration?.reglages ?? {}
  const { form, send } = useDemandeForm(dureeMinutes, onClose)
  const now = today(useZone())
  const lengths = [...new Set([dureeMinutes, ...LENGTHS])].sort((a, b) => a - b)
  return (
    <DetailsPanel
      title={t('ask.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
          <Button form={id} look="primary" icon={Send} type="submit" pending={form.formState.isSubmitting}>
            {t('ask.send')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={send} label={t('ask.title')}>
        <SelectField
          name="calendar"
          label={t('ask.calendar')}
          required
          options={Object.values(HOUR_OF).map((value) => ({ value, label: kind(value) }))}
        />
        <SelectField
          numeric
          name="minutes"
          label={t('ask.minutes')}
          required
          options={lengths.map((value) => ({ value: String(value), label: format.durationLong(value) }))}
        />
        {configuration ? <OpeningHours configuration={configuration} /> : null}
        <CreneauxFields min={now} max={addDays(now, horizonJours)} />
        <TextAreaField name="note" label={t('ask.note')} hint={t('ask.noteHint')} rows={2} maxLength={300} />
      </Form>
    </DetailsPanel>
  )
}
