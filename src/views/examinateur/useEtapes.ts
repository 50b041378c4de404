import { ETAPES, type Etape } from '@contract/planning/evenement'
import type { SelectOption } from '@core/components/select/selectProps'
import { inRow } from '@core/format/inRow'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The stages that an examiner judges, as options of a form and as text in a list: « Circulation, Parc ». */
export function useEtapes() {
  const { t, i18n } = useTranslation('evenement')
  return useMemo(() => {
    const options: SelectOption[] = ETAPES.map((value) => ({ value, label: t(`etape.${value}`) }))
    const wordsOf = (etapes: readonly Etape[]) =>
      inRow(
        etapes.map((etape) => t(`etape.${etape}`)),
        i18n.language,
      )
    return { options, wordsOf }
  }, [t, i18n.language])
}
