import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { DateField } from '@core/form/DateField'
import { Form } from '@core/form/Form'
import { useSchool } from '@src/redux/session/useSchool'
import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CandidatsPicker } from './CandidatsPicker'
import { useNewCodes } from './useNewCodes'

interface NewCodesPanelProps {
  /** The preselected candidates. */
  ids: number[]
  onClose: () => void
}

/** Creates one code for each chosen candidate, beside the list. */
export function NewCodesPanel({ ids, onClose }: NewCodesPanelProps) {
  const { t } = useTranslation(['codeAcces', 'common'])
  const id = useId()
  const { today } = useSchool()
  const { form, save } = useNewCodes(ids, onClose)
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" icon={KeyRound} type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('make.submit')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={t('add')} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={t('add')}>
        <CandidatsPicker />
        <DateField name="dateExpiration" label={t('fields.dateExpiration')} required min={today} />
      </Form>
    </DetailsPanel>
  )
}
