import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { ComboField } from '@core/form/ComboField'
import { DateField } from '@core/form/DateField'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/TextAreaField'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { BookOpenCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssign } from './useAssign'
import { useTravailChoice } from './useTravailChoice'

interface AssignPanelProps {
  people: readonly { id: number; nom: string }[]
  onClose: () => void
  onDone?: () => void
}

/** Names shown before the rest is counted. */
const FIRST = 3

/** Asks candidates to do a series or a mock exam by a day. */
export function AssignPanel({ people, onClose, onDone = onClose }: AssignPanelProps) {
  const { t } = useTranslation(['devoir', 'topic', 'common'])
  const format = useFormat()
  const id = useId()
  const { today } = useSchool()
  const options = useTravailChoice()
  const ids = people.map((one) => one.id)
  const { form, save } = useAssign(ids, onDone)
  const named = people.slice(0, FIRST).map(({ nom }) => nom)
  const noms = format.inRow(named)
  const rest = people.length - named.length
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" icon={BookOpenCheck} type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('assign.submit')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={t('assign.title')} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={t('assign.title')}>
        <p>{rest > 0 ? t('assign.forMany', { noms, count: rest }) : t('assign.for', { noms })}</p>
        <ComboField name="travail" label={t('fields.travail')} required options={options} />
        <DateField name="dateLimite" label={t('fields.dateLimite')} required min={today} />
        <TextAreaField name="note" label={t('fields.note')} hint={t('assign.noteHint')} rows={2} maxLength={200} />
      </Form>
    </DetailsPanel>
  )
}
