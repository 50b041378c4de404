import type { Permi } from '@contract/ecole/permi'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Names a licence category in the language of the interface; an unknown one keeps its stored name. */
export function usePermiName() {
  const { t, i18n } = useTranslation('common')
  return useCallback(
    ({ code, libelle }: Pick<Permi, 'code' | 'libelle'>) =>
      i18n.exists(`common:permi.${code}`) ? t(`permi.${code}`) : libelle,
    [t, i18n],
  )
}
