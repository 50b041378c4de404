import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { toast } from '@core/components/toast'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { TextAreaField } from '@core/form/TextAreaField'
import { useFormat } from '@core/format/useFormat'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { problemOf } from '@src/redux/problemOf'
import { Send } from 'lucide-react'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { KindChoice } from './ask/KindChoice'
import { Picks } from './ask/Picks'
import { useDemandeForm } from './ask/useDemandeForm'
import { usePicks } from './ask/usePicks'
import { useStages } from './ask/useStages'
import type { FormValues } from './ask/values'
import { SlotPicker } from './picker/SlotPicker'
import { useWeek } from './picker/useWeek'
import './demande.scss'

/** Until the school's own are known. */
const USUAL_MINUTES = 60
const HORIZON = 365
const LENGTHS = [60, 90, 120]

interface DemandeFormPanelProps {
  onClose: () => void
  /** To the waiting list, for a kind of lesson that has no free time. */
  onWait: (calendar: FormValues['calendar']) => void
}

/** « Demander une leçon »: what for, and up to three of the times that are free. What was picked is kept until it is sent. */
export function DemandeFormPanel({ onClose, onWait }: DemandeFormPanelProps) {
  const { t } = useTranslation(['demande', 'common'])
  const id = useId()
  const { data: configuration } = usePlanningQuery()
  const { current, hint } = useStages()
  const minutes = configuration?.reglages.dureeMinutes ?? USUAL_MINUTES
  const isSent = useRef(false)
  const sent = useCallback(() => {
    isSent.current = true
    onClose()
  }, [onClose])
  const { form, send, draft } = useDemandeForm({ calendar: current, minutes }, sent)
  const { isDirty, isSubmitting } = form.formState
  const close = useCallback(() => {
    if (isDirty && !isSent.current) toast.info(t('ask.kept'))
    onClose()
  }, [isDirty, onClose, t])
  return (
    <DetailsPanel
      wide
      title={t('ask.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('common:close')}</Button>
          <Button form={id} look="primary" icon={Send} type="submit" pending={isSubmitting}>
            {t('ask.send')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={send} label={t('ask.title')}>
        <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
        <KindChoice hint={hint} />
        <Times usualMinutes={minutes} {...{ configuration, onWait }} />
        <TextAreaField name="note" label={t('ask.note')} hint={t('ask.noteHint')} rows={2} maxLength={300} />
      </Form>
    </DetailsPanel>
  )
}

interface TimesProps extends Pick<DemandeFormPanelProps, 'onWait'> {
  usualMinutes: number
  configuration: ReturnType<typeof usePlanningQuery>['data']
}

/** For how long and with whom, the free times, and those that were picked. */
function Times({ usualMinutes, configuration, onWait }: TimesProps) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const { watch, setValue } = useFormContext<FormValues>()
  const picks = usePicks()
  const [calendar, minutes, idMoniteur] = watch(['calendar', 'minutes', 'idMoniteur'])
  const wanted = {
    calendar,
    minutes: String(minutes || usualMinutes),
    idMoniteur: idMoniteur ? String(idMoniteur) : undefined,
  }
  const week = useWeek(wanted, configuration?.reglages.horizonJours ?? HORIZON)
  const lengths = [...new Set([usualMinutes, ...LENGTHS])].sort((a, b) => a - b)
  // While another week is on its way, those of the last one.
  const moniteurs = week.query.data?.moniteurs ?? []
  // Somebody who does not give the kind that was chosen since.
  const isUnknown = idMoniteur !== null && problemOf(week.query.error).status === 422
  useEffect(() => {
    if (isUnknown) setValue('idMoniteur', null)
  }, [isUnknown, setValue])
  return (
    <>
      <div className="form-grid">
        <SelectField
          numeric
          name="minutes"
          label={t('ask.minutes')}
          required
          options={lengths.map((value) => ({ value: String(value), label: format.durationLong(value) }))}
        />
        <SelectField
          numeric
          name="idMoniteur"
          label={t('ask.moniteur')}
          placeholder={t('ask.anybody')}
          options={moniteurs.map((one) => ({ value: String(one.id), label: one.nom }))}
        />
      </div>
      <SlotPicker
        {...{ week, configuration, idMoniteur }}
        picked={picks.picked}
        onToggle={picks.toggle}
        onEverybody={() => setValue('idMoniteur', null)}
        onWait={() => onWait(calendar)}
      />
      <p className="slot-news" role="status">
        {picks.news}
      </p>
      <Picks picks={picks} />
    </>
  )
}
