import { IMPORT_FIELDS, type ImportField, type ImportOutcome } from '@contract/ecole/import/candidatImport'
import { useFaultText as useCommonText } from '@core/form/useFaultText'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { useTranslation } from 'react-i18next'

type TooYoung = ImportOutcome['tooYoung']

/** The fault of a cell as a sentence for its column; an age fault includes the minimum age. */
export function useFaultText(): (field: ImportField, code: string, tooYoung?: TooYoung) => string {
  const { t, i18n } = useTranslation('import')
  const faultText = useCommonText()
  return (field, code, tooYoung) => {
    if (code === 'too_young' && tooYoung) {
      const { ageMin: count, permi } = tooYoung
      return permi ? t('fault.ageOfPermi', { count, permi }) : t('fault.ageOfAll', { count })
    }
    return i18n.exists(`import:fault.${field}_${code}`) ? t(`fault.${field}_${code}`) : faultText(code)
  }
}

/** Why a row was refused, one sentence for each field; a duplicate number names its holder. */
export function useReasons(): (row: Pick<ImportOutcome, 'errors' | 'tooYoung' | 'holder'>) => string[] {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  const faultText = useFaultText()
  return ({ errors, tooYoung, holder }) =>
    IMPORT_FIELDS.flatMap((field) => {
      const code = errors[field]
      if (!code) return []
      const held =
        holder && (holder.id === null ? t('report.heldByRow', { ...holder }) : t('report.held', { ...holder }))
      const reason = code === 'duplicate' && held ? held : faultText(field, code, tooYoung)
      return [t('report.reason', { field: labelOf(field), reason })]
    })
}
