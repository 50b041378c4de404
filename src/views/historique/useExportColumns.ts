import type { Historique } from '@contract/ecole/historique'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionWords } from './actionWords'
import { changesOf } from './changes'
import { useFieldWords } from './fieldWords'

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Historique>[] {
  const { t } = useTranslation('historique')
  const format = useFormat()
  const words = useActionWords()
  const { label, value } = useFieldWords()
  const zone = useZone()
  return useMemo(() => {
    const changes = (row: Historique) =>
      changesOf(row).map(({ field, before, after }) => {
        const sides = [row.before && value(row, field, before), row.after && value(row, field, after)]
        return `${label(field)} : ${sides.filter(Boolean).join(' → ')}`
      })
    return [
      { heading: t('columns.when'), kind: 'text', width: 26, value: (row) => format.moment(row.createdAt, zone) },
      { heading: t('columns.author'), kind: 'text', width: 22, value: (row) => row.auteur ?? t('system') },
      { heading: t('columns.action'), kind: 'text', width: 24, value: words },
      { heading: t('columns.kind'), kind: 'text', value: (row) => t(`entite.${row.entite}`) },
      { heading: t('columns.record'), kind: 'text', width: 26, value: (row) => row.nom },
      { heading: t('columns.changes'), kind: 'text', width: 80, value: (row) => changes(row).join(' ; ') },
    ]
  }, [t, format, words, label, value, zone])
}
