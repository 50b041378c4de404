import { DateField } from '@core/form/fields/DateField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useSchool } from '@src/redux/session/useSchool'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CandidatsPicker } from './CandidatsPicker'
import { useNewCodes } from './useNewCodes'

interface NewCodesPanelProps {
  /** The preselected candidates. */
  ids: number[]
  onClose: () => void
}

/** Creates one code for each chosen candidate, beside the list. */
export function NewCodesPanel({ ids, onClose: close }: NewCodesPanelProps) {
  const { t } = useTranslation('codeAcces')
  const { today } = useSchool()
  const { form, save, onClose, draft } = useNewCodes(ids, close)
  return (
    <PanelForm
      title={t('add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      submit={t('make.submit')}
      icon={KeyRound}
    >
      <CandidatsPicker />
      <DateField name="dateExpiration" label={t('fields.dateExpiration')} required min={today} />
    </PanelForm>
  )
}
