import type { ConfigPrix } from '@contract/argent/configPrix'
import { toast } from '@core/components/toast'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Says that the prices of a permit are saved, and returns to the list: where the new ones are not in force, to the former ones. */
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
