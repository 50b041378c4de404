import type { CandidatDetail } from '@contract/ecole/candidat'
import { toast } from '@core/components/messages/toast'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Opens the candidate's page with a success toast. */
export function useAfterSave(isNew: boolean) {
  const { t } = useTranslation('candidat')
  const navigate = useNavigate()
  return (saved: CandidatDetail) => {
    const name = fullName(saved)
    toast.success(isNew ? t('form.created', { name }) : t('form.updated', { name }))
    void navigate(paths.candidat(saved.id), { replace: true })
  }
}
