import { toast } from '@core/components/messages/toast'
import { useChangeLanguageMutation } from '@src/redux/auth/auth'
import { takeLanguage } from '@src/redux/auth/profil'
import { useAppDispatch } from '@src/redux/hooks'
import { rememberChosenLanguage, takeChosenLanguage } from '@src/redux/session/chosenLanguage'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Saves the language to the account, for the user's other devices. When that fails, this page keeps the language, says
 * so, and saves it the next time that the account is read.
 */
export function useChangeLanguage() {
  const { t } = useTranslation(['profil', 'common'])
  const dispatch = useAppDispatch()
  const [save] = useChangeLanguageMutation()
  return useCallback(
    (language: string) => {
      dispatch(takeLanguage(language))
      const trySave = async () => {
        const { error } = await save(language)
        // A choice that waited is saved now, or replaced by this one.
        takeChosenLanguage()
        if (!error) return
        rememberChosenLanguage(language)
        const action = { label: t('common:retry'), run: () => void trySave() }
        toast.error(t('profil:languageUnsaved'), { id: 'language', action })
      }
      void trySave()
    },
    [dispatch, save, t],
  )
}
