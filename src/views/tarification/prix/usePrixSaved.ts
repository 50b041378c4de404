import type { ConfigPrix } from '@contract/argent/configPrix'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/**
 * Confirms that the prices of a licence are saved, and returns to the list; if the new prices are not in force, to the
 * former ones.
 */
export function usePrixSaved(code = '') {
  const { t } = useTranslation('tarification')
  const navigate = useNavigate()
  return useCallback(
    ({ idPermi, is_active }: ConfigPrix) => {
      toast.success(t('prix.saved', { code }))
      navigate(is_active ? paths.tarification : `${paths.tarification}?anciens=${idPermi}`)
    },
    [t, code, navigate],
  )
}
