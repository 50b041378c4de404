import { Button } from '@core/components/Button'
import { StatusDot } from '@core/components/StatusDot'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { lookAtPush, turnPushOff, turnPushOn } from '@src/redux/notifications/push'
import { selectPush } from '@src/redux/notifications/slice'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevicePush } from './useDevicePush'

/** The state of this device's notifications; the permission is requested only on a press. */
function usePush() {
  const findPush = useDevicePush()
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPush)
  useEffect(() => void dispatch(lookAtPush(findPush)), [dispatch, findPush])
  return { state, turnOn: () => void dispatch(turnPushOn()), turnOff: () => void dispatch(turnPushOff()) }
}

/** Turns the notifications of this device on or off. */
export function PushCard() {
  const { t } = useTranslation('notif')
  const id = useId()
  const { state, turnOn, turnOff } = usePush()
  const isAble = state === 'on' || state === 'off' || state === 'denied'
  return (
    <section className="card card-body" aria-labelledby={id}>
      <h2 id={id}>{t('push.title')}</h2>
      <p className="muted">{t('push.text')}</p>
      {isAble ? (
        <p>
          <StatusDot
            tone={state === 'on' ? 'success' : 'neutral'}
            label={state === 'on' ? t('push.on') : t('push.off')}
          />
        </p>
      ) : null}
      {state === 'denied' ? <p role="alert">{t('push.denied')}</p> : null}
      {state === 'plugin_not_found' || state === 'not_initialized' ? (
        <p role="alert">{t(`push.error.${state}`)}</p>
      ) : null}
      {isAble ? (
        <div>
          {state === 'on' ? (
            <Button icon={BellOff} onClick={turnOff}>
              {t('push.turnOff')}
            </Button>
          ) : (
            <Button icon={Bell} onClick={turnOn}>
              {t('push.turnOn')}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  )
}
