import type { CandidatDetail } from '@contract/candidat'
import { toast } from '@core/components/toast'
import { paths } from '@src/configs/paths'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fullName } from '../names'

/** Back to the sheet with the news, in a render of its own: by then nothing unsaved holds the page. */
export function useAfterSave(saved: CandidatDetail | null, isNew: boolean, forgetDraft: () => void) {
  const { t } = useTranslation('candidat')
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (!saved) return
    forgetDraft()
    const name = fullName(saved)
    toast.success(isNew ? t('form.created', { name }) : t('form.updated', { name }))
    void navigate(paths.candidat(saved.id), { replace: true })
  }, [saved])
}
