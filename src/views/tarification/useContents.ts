import type { Contents } from '@contract/argent/forfaitValue'
import type { Etape } from '@contract/planning/evenement'
import { useFormat } from '@core/format/useFormat'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const LESSONS = ['code', 'circulation', 'parc'] as const satisfies readonly Etape[]

/** The contents of a package in words: « 20 h de code · 5 h de parc · 1 examen · dossier ». */
export function useContents() {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  return useMemo(() => {
    const lessons = (minutes: Partial<Record<Etape, number>>) =>
      LESSONS.flatMap((service) => {
        const some = minutes[service] ?? 0
        return some > 0 ? [t(`hours.${service}`, { duration: format.duration(some) })] : []
      })
    return {
      hoursOf: (minutes: Partial<Record<Etape, number>>) => lessons(minutes).join(' + '),
      contentsOf: (contents: Contents) => {
        const { minutesCode: code, minutesCirculation: circulation, minutesParc: parc } = contents
        const exams = contents.examensCode + contents.examensCirculation + contents.examensParc
        return format.beside([
          ...lessons({ code, circulation, parc }),
          exams > 0 && t('exams', { count: exams }),
          contents.dossier && t('dossier'),
        ])
      },
    }
  }, [t, format])
}
