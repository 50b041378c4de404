import { Button } from '@core/components/Button'
import { StatusDot } from '@core/components/StatusDot'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { lookAtPush, turnPushOff, turnPushOn } from '@src/redux/notifications/push'
import { selectPush } from '@src/redux/notifications/slice'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevicePush } from './useDevicePush'

/** The state of this device's notifications; the permission is requested only on a press. */
function usePush() {
  const findPush = useDevicePush()
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectPush)
  useEffect(() => void dispatch(lookAtPush(findPush)), [dispatch, findPush])
  const [isAsking, setAsking] = useState(false)
  // Marks the button as pending: the browser may ask its user first, or the answer may change nothing.
  const ask = (action: typeof turnPushOn) => () => {
    setAsking(true)
    void dispatch(action()).finally(() => setAsking(false))
  }
  return { state, isAsking, turnOn: ask(turnPushOn), turnOff: ask(turnPushOff) }
}

/** Turns the notifications of this device on or off. */
export function PushCard() {
  const { t } = useTranslation('notif')
  const id = useId()
  const { state, isAsking, turnOn, turnOff } = usePush()
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
            <Button icon={BellOff} pending={isAsking} onClick={turnOff}>
              {t('push.turnOff')}
            </Button>
          ) : (
            <Button icon={Bell} pending={isAsking} onClick={turnOn}>
              {t('push.turnOn')}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  )
}
