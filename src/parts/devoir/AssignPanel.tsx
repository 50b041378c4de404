import { ComboField } from '@core/form/fields/ComboField'
import { DateField } from '@core/form/fields/DateField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { useFormat } from '@core/format/useFormat'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useSchool } from '@src/redux/session/useSchool'
import { BookOpenCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAssign } from './useAssign'
import { useTravailChoice } from './useTravailChoice'

interface AssignPanelProps {
  people: readonly { id: number; nom: string }[]
  onClose: () => void
  /** Called after `onClose` when it was assigned, not when it was cancelled. */
  onDone?: () => void
}

/** The number of names shown; further ones are only counted. */
const FIRST = 3

/** Asks candidates to do a series or a mock exam by a day. */
export function AssignPanel({ people, ...ends }: AssignPanelProps) {
  const { t } = useTranslation(['devoir', 'topic'])
  const format = useFormat()
  const { today } = useSchool()
  const options = useTravailChoice()
  const { form, save, onClose, draft } = useAssign(
    people.map(({ id }) => id),
    ends,
  )
  const named = people.slice(0, FIRST).map(({ nom }) => nom)
  const noms = format.inRow(named)
  const rest = people.length - named.length
  return (
    <PanelForm
      title={t('assign.title')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      submit={t('assign.submit')}
      icon={BookOpenCheck}
    >
      <p>{rest > 0 ? t('assign.forMany', { noms, count: rest }) : t('assign.for', { noms })}</p>
      <ComboField name="travail" label={t('fields.travail')} required options={options} />
      <DateField name="dateLimite" label={t('fields.dateLimite')} required min={today} />
      <TextAreaField name="note" label={t('fields.note')} hint={t('assign.noteHint')} rows={2} maxLength={200} />
    </PanelForm>
  )
}
