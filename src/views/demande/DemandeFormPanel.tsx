import { HOUR_OF } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KindChoice } from './ask/KindChoice'
import { Times } from './ask/Times'
import { useDemandeForm } from './ask/useDemandeForm'
import { useStages } from './ask/useStages'
import type { FormValues } from './ask/values'
import './demande.scss'

/** Used until the school's own value is loaded. */
const USUAL_MINUTES = 60

interface DemandeFormPanelProps {
  onClose: () => void
  /** Opens the waiting list, for a kind of lesson without free times. */
  onWait: (calendar: FormValues['calendar']) => void
}

/**
 * « Demander une leçon »: the kind of lesson and up to three free times. The choice is kept in a draft until it is
 * sent.
 */
export function DemandeFormPanel({ onClose, onWait }: DemandeFormPanelProps) {
  const { t } = useTranslation(['demande', 'common'])
  const id = useId()
  const { data: configuration, isLoading } = usePlanningQuery()
  const stages = useStages()
  const usual = configuration?.reglages.dureeMinutes ?? USUAL_MINUTES
  const start =
    isLoading || stages.isLoading ? null : { minutes: usual, calendar: stages.current ?? HOUR_OF.circulation }
  const [news, setNews] = useState('')
  const { form, send, isStarted, draft } = useDemandeForm(start, onClose)
  return (
    <DetailsPanel
      wide
      title={t('ask.title')}
      onClose={draft.leave}
      footer={
        <>
          {/* Always visible, even when a pressed time is scrolled away. */}
          <p className="slot-news" role="status">
            {news}
          </p>
          <Button onClick={draft.leave}>{t('common:close')}</Button>
          <Button form={id} look="primary" icon={Send} type="submit" pending={form.formState.isSubmitting}>
            {t('ask.send')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={send} label={t('ask.title')}>
        <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
        {isStarted ? (
          <>
            <KindChoice hint={stages.hint} />
            <Times usual={usual} onWait={onWait} onNews={setNews} />
            <TextAreaField name="note" label={t('ask.note')} hint={t('ask.noteHint')} rows={2} maxLength={300} />
          </>
        ) : (
          <FormSkeleton fields={4} />
        )}
      </Form>
    </DetailsPanel>
  )
}
