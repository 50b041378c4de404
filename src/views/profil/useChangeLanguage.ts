import { useChangeLanguageMutation } from '@src/redux/auth/auth'
import { takeLanguage } from '@src/redux/auth/profil'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback } from 'react'

/** Saves the language to the account, for the user's other devices. */
export function useChangeLanguage() {
  const dispatch = useAppDispatch()
  const [save] = useChangeLanguageMutation()
  return useCallback(
    (language: string) => {
      dispatch(takeLanguage(language))
      void save(language)
    },
    [dispatch, save],
  )
}
