import type { Examinateur } from '@contract/planning/examinateur'
import { dialled } from '@src/parts/candidat/export/values'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEtapes } from './useEtapes'

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Examinateur>[] {
  const { t } = useTranslation(['examinateur', 'fields'])
  const { wordsOf } = useEtapes()
  return useMemo(
    () => [
      { heading: t('fields:nom'), kind: 'text', value: (row) => row.nom },
      { heading: t('fields:prenom'), kind: 'text', value: (row) => row.prenom },
      { heading: t('fields:telephone'), kind: 'code', value: (row) => row.telephone && dialled(row.telephone) },
      { heading: t('fields:centre'), kind: 'text', width: 32, value: (row) => row.centre },
      { heading: t('fields:etapes'), kind: 'text', width: 24, value: (row) => wordsOf(row.etapes) },
      { heading: t('fields.examens'), kind: 'number', value: (row) => row.examens },
      { heading: t('fields.reussis'), kind: 'number', value: (row) => row.reussis },
    ],
    [t, wordsOf],
  )
}
