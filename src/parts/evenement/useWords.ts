import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from './eventWords'
import { useIsCandidat } from './useIsCandidat'
import { useRights } from './useRights'
import { useZone } from './useZone'

/** The inputs of event texts in the current language. */
export function useWords(): Words {
  const { t, i18n } = useTranslation('evenement')
  const zone = useZone()
  const { language } = i18n
  const { seesSchool } = useRights()
  const isOwn = useIsCandidat()
  const isTeacher = !seesSchool && !isOwn
  return useMemo(
    () => ({ t: (key, values) => t(key, values ?? {}), language, zone, isOwn, isTeacher }),
    [t, language, zone, isOwn, isTeacher],
  )
}
