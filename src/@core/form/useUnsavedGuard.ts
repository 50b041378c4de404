import { confirmDialog } from '@core/dialogs/dialogs'
import { useLatest } from '@core/hooks/useLatest'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useUnsaved } from './useUnsaved'

/**
 * Asks before the user leaves a page with unsaved changes: by a link, by the back button, by closing the tab.
 * `onLeave` is called when they confirm: the changes are discarded, and the draft with them.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave?: () => void) {
  const { t } = useTranslation('common')
  const giveUp = useLatest(onLeave)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDialog({ title: t('form.leaveTitle'), text: t('form.leaveText'), danger: true }).then((leave) => {
      if (!leave) return blocker.reset()
      giveUp.current?.()
      blocker.proceed()
    })
  }, [blocker, t])
  useUnsaved(isDirty)
}
