import { tarifEnUsage } from '@contract/argent/configPrix'
import { confirmDialog, errorDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import type { Problem } from '@core/http/problem'
import type { SerializedError } from '@reduxjs/toolkit'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

interface Deletion {
  /** The question, which names the record. */
  title: string
  send: () => Promise<{ error?: Problem | SerializedError }>
}

/** Deletes prices or a package after a confirmation; when enrolments were made from it, names the candidates. */
export function useDeleteTarif() {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  return useCallback(
    async ({ title, send }: Deletion): Promise<boolean> => {
      if (!(await confirmDialog({ title, text: t('delete.text'), danger: true }))) return false
      const { error } = await send()
      if (!error) return true
      const { code, details, message } = problemOf(error)
      if (code !== 'tarif_in_use') return false
      const { data } = tarifEnUsage.safeParse(details)
      if (!data) await errorDialog(message)
      else {
        const names = format.inRow(data.premiers)
        const others = data.inscriptions - data.premiers.length
        await errorDialog(
          others > 0
            ? t('delete.usedByMore', { names, count: others })
            : t('delete.usedBy', { names, count: data.inscriptions }),
        )
      }
      return false
    },
    [t, format],
  )
}
