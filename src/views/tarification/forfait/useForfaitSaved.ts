import type { Forfait } from '@contract/argent/forfait'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Confirms that a package is saved, and returns to the list. */
export function useForfaitSaved(said: 'forfait.created' | 'forfait.saved') {
  const { t } = useTranslation('tarification')
  const navigate = useNavigate()
  return useCallback(
    ({ nom }: Forfait) => {
      toast.success(said === 'forfait.created' ? t('forfait.created', { nom }) : t('forfait.saved', { nom }))
      navigate(paths.forfaits)
    },
    [t, said, navigate],
  )
}
