import type { NotifPage } from '@contract/compte/notif'
import { renewPush, showPush } from '@core/platform/push'
import { PushError } from '@core/platform/pushService'
import { api } from '@src/redux/api'
import { useAppDispatch, useAppStore } from '@src/redux/hooks'
import { hearServer } from '@src/redux/live'
import { hearOtherTabs } from '@src/redux/news'
import { newsSeen, selectLastSeen, selectPushWanted } from '@src/redux/notifications/slice'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notifAddress } from './notifAddress'
import { useDevicePush } from './useDevicePush'
import { useNotifText } from './useNotifText'

/** Shared planning data: reloaded in a visible tab as soon as another tab has written. */
const PLANNED = ['Evenement', 'Demande', 'Attente', 'Planning', 'Parcours'] as const

/** A device without notifications, or one that refuses them, still has the bell. */
function ignorePush(error: unknown): void {
  if (!(error instanceof PushError || error instanceof TypeError || error instanceof DOMException)) throw error
}

/** Shows notifications received since the page was opened on the device, if enabled there. */
function usePushes(data: NotifPage | undefined) {
  const { t } = useTranslation('notif')
  const findPush = useDevicePush()
  const textOf = useNotifText()
  const { dispatch, getState } = useAppStore()
  useEffect(() => {
    if (!data) return
    const last = selectLastSeen(getState())
    dispatch(newsSeen(data.data.map(({ id }) => id)))
    if (last === null || document.visibilityState === 'visible') return
    for (const notif of data.data.filter(({ id, lu }) => id > last && !lu)) {
      try {
        findPush()
        const message = {
          title: t('title'),
          body: textOf(notif),
          link: notifAddress(notif.target),
          tag: `notif-${notif.id}`,
        }
        showPush(message).catch(ignorePush)
      } catch (error) {
        ignorePush(error)
      }
    }
  }, [data, t, findPush, textOf, dispatch, getState])
}

/** Sends the device's token again: the token or the signed-in user may have changed. */
function useFreshToken() {
  const findPush = useDevicePush()
  const { getState } = useAppStore()
  useEffect(() => {
    // If notifications are turned on later, that sends the token.
    if (!selectPushWanted(getState())) return
    try {
      findPush()
      renewPush().catch(ignorePush)
    } catch (error) {
      ignorePush(error)
    }
  }, [findPush, getState])
}

/** Keeps the browser's tabs synchronised about notifications and planning, and shows news on the device. */
export function useNews(data: NotifPage | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      hearOtherTabs(() => {
        // A hidden tab reloads when it becomes visible.
        const seen = document.visibilityState === 'visible' ? PLANNED : []
        dispatch(api.util.invalidateTags(['Notif', ...seen]))
      }),
    [dispatch],
  )
  useEffect(() => hearServer('notif', { changed: () => void dispatch(api.util.invalidateTags(['Notif'])) }), [dispatch])
  usePushes(data)
  useFreshToken()
}
