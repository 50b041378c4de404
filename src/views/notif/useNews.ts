import type { NotifPage } from '@contract/compte/notif'
import { renewPush, showPush } from '@core/platform/push'
import { PushError } from '@core/platform/pushService'
import { api } from '@src/redux/api'
import { useAppDispatch, useAppStore } from '@src/redux/hooks'
import { hearOtherTabs } from '@src/redux/news'
import { newsSeen, selectLastSeen, selectPushWanted } from '@src/redux/notifications/slice'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notifAddress } from './notifAddress'
import { useDevicePush } from './useDevicePush'
import { useNotifText } from './useNotifText'

/** What a school plans together: where somebody looks at it, it is asked for again as soon as another tab has written. */
const PLANNED = ['Evenement', 'Demande', 'Attente', 'Planning', 'Parcours'] as const

/** A device without notifications, or one that refuses them, has the bell. */
function ignorePush(error: unknown): void {
  if (!(error instanceof PushError || error instanceof TypeError || error instanceof DOMException)) throw error
}

/** Shows what has come since the page was opened as a notification of the device, where these are on. */
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

/** The device's token may be another one since it was last here, and so may the person. */
function useFreshToken() {
  const findPush = useDevicePush()
  const { getState } = useAppStore()
  useEffect(() => {
    // Turned on later, it is sent by that.
    if (!selectPushWanted(getState())) return
    try {
      findPush()
      renewPush().catch(ignorePush)
    } catch (error) {
      ignorePush(error)
    }
  }, [findPush, getState])
}

/** Keeps the tabs of the browser of one mind about what is new and what is planned, and tells news on the device. */
export function useNews(data: NotifPage | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      hearOtherTabs(() => {
        // A tab that nobody sees asks once it is looked at.
        const seen = document.visibilityState === 'visible' ? PLANNED : []
        dispatch(api.util.invalidateTags(['Notif', ...seen]))
      }),
    [dispatch],
  )
  usePushes(data)
  useFreshToken()
}
