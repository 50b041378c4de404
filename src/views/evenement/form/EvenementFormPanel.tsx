import { type Evenement, isExam } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { confirmDialog } from '@core/dialogs/dialogs'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import type { AskScope } from '@src/parts/evenement/actions/useScope'
import { ClashNotice } from '@src/parts/evenement/clash/ClashNotice'
import type { FormValues } from '@src/parts/evenement/form/values'
import { UnpaidNotice } from '@src/parts/recouvrement/UnpaidNotice'
import { CalendarPlus, Save } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resources } from '../useResources'
import { EvenementInputs } from './EvenementInputs'
import { RepeatInputs } from './RepeatInputs'
import { occurrenceDays } from './recurrence'
import { TheirsNotice } from './TheirsNotice'
import { useCandidatChoice } from './useCandidatChoice'
import { useChoices } from './useChoices'
import { type OnSaved, useEvenementForm } from './useEvenementForm'
import { followCandidat, usePresetVehicule } from './usePresets'
import './form.scss'

interface EvenementFormPanelProps {
  /** The start values of the form. */
  start: () => FormValues
  /** The key of the draft, which survives a reload. */
  draftKey: string
  /** Undefined for a new event. */
  event?: Evenement
  resources: Resources
  askScope: AskScope
  onSaved: OnSaved
  onClose: () => void
}

/** Plans or changes an event, beside the planning. */
export function EvenementFormPanel({ start, draftKey, event, resources, ...rest }: EvenementFormPanelProps) {
  const { askScope, onSaved, onClose } = rest
  const { t } = useTranslation(['evenement', 'common'])
  const id = useId()
  const editing = useEvenementForm({ start, draftKey, event, askScope, onSaved })
  const { form, draft, refusal, theirs, isPending } = editing
  const { calendar, candidats: chosen, repete } = form.watch()
  const candidats = useCandidatChoice({
    first: event ? undefined : chosen[0],
    events: [theirs?.event, event].filter((one) => one !== undefined),
    onFirst: (candidat) => followCandidat(form, candidat),
  })
  const idPermi = candidats.permiOf(chosen[0])
  const values = form.getValues()
  const dernier = occurrenceDays(values).at(-1) ?? values.jour
  const choices = useChoices(resources, { ...values, dernier, idPermi, except: event?.idEvenement })
  usePresetVehicule(form, choices.vehicules, idPermi)

  const { isDirty } = form.formState
  const close = async () => {
    const isLeft =
      !isDirty || (await confirmDialog({ title: t('common:form.leaveTitle'), text: t('form.leaveText'), danger: true }))
    if (!isLeft) return
    draft.clear()
    onClose()
  }

  return (
    <DetailsPanel
      title={t(event ? 'form.edit' : 'form.new')}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('common:dialog.cancel')}</Button>
          <Button form={id} look="primary" icon={event ? Save : CalendarPlus} type="submit" pending={isPending}>
            {t(event ? 'common:form.save' : 'form.plan')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={editing.save} label={t(event ? 'form.edit' : 'form.new')}>
        <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
        {theirs ? <TheirsNotice theirs={theirs} onTake={editing.takeTheirs} /> : null}
        {refusal ? (
          <ClashNotice
            refusal={refusal}
            pending={isPending}
            takesFocus
            onTake={editing.take}
            times={occurrenceDays(form.getValues()).length}
            onLeaveOut={editing.leaveOut}
          />
        ) : null}
        {editing.unpaid ? (
          <UnpaidNotice unpaid={editing.unpaid} pending={isPending} onConfirm={editing.bookUnpaid} />
        ) : null}
        <EvenementInputs calendar={calendar} candidats={candidats} choices={choices} />
        {event || isExam(calendar) ? null : <RepeatInputs repete={repete} />}
      </Form>
    </DetailsPanel>
  )
}
