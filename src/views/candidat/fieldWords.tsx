import { useFormat } from '@core/format/useFormat'
import { MoniteurWord } from '@src/parts/moniteur/MoniteurWord'
import { useSchool } from '@src/redux/session/useSchool'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoices } from './useChoices'

const DAYS = new Set(['dateNaissance', 'dateInscription', 'dateDocument', 'dateExpiration'])
const ENUMS = new Set(['sexe', 'source'])

/** The labels of a candidate's fields and the display of their stored values: `idPermi` 3 is « B ». */
export function useFieldWords() {
  const { t } = useTranslation(['candidat', 'fields'])
  const format = useFormat()
  const { pays: home } = useSchool()
  const { permis } = useChoices()
  const label = useCallback((field: string) => t([`fields.${field}`, `fields:${field}`]), [t])
  const value = useCallback(
    (field: string, raw: unknown): ReactNode => {
      if (raw === null || raw === undefined || raw === '') return t('nothing')
      if (typeof raw === 'boolean') return raw ? t('yes') : t('no')
      if (field === 'idPermi') return permis.find(({ id }) => id === raw)?.code ?? `${raw}`
      if (field === 'idMoniteur') return <MoniteurWord id={Number(raw)} unknown={t('formerMoniteur')} />
      if (field === 'photo') return t('aPhoto')
      if (DAYS.has(field)) return format.day(`${raw}`, 'short')
      if (ENUMS.has(field)) return t(`${field}.${raw}`)
      return field === 'telephone' ? format.phone(`${raw}`, home) : `${raw}`
    },
    [t, format, home, permis],
  )
  return { label, value }
}
