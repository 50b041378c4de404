import type { Historique } from '@contract/ecole/historique'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionWords } from './actionWords'
import { changesOf } from './changes'
import { useFieldWords } from './fieldWords'

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Historique>[] {
  const { t } = useTranslation('historique')
  const words = useActionWords()
  const { label, value } = useFieldWords()
  const wall = useWall()
  return useMemo(() => {
    const changes = (row: Historique) =>
      changesOf(row).map(({ field, before, after }) => {
        const sides = [row.before && value(row, field, before), row.after && value(row, field, after)]
        return `${label(field)} : ${sides.filter(Boolean).join(' → ')}`
      })
    return [
      { heading: t('columns.when'), kind: 'moment', value: (row) => wall(row.createdAt) },
      { heading: t('columns.author'), kind: 'text', width: 22, value: (row) => row.auteur ?? t('system') },
      { heading: t('columns.action'), kind: 'text', width: 24, value: words },
      { heading: t('columns.kind'), kind: 'text', value: (row) => t(`entite.${row.entite}`) },
      { heading: t('columns.record'), kind: 'text', width: 26, value: (row) => row.nom },
      { heading: t('columns.changes'), kind: 'text', width: 80, value: (row) => changes(row).join(' ; ') },
    ]
  }, [t, words, label, value, wall])
}
