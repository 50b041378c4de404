import { Button } from '@core/components/Button'
import { StatusDot } from '@core/components/StatusDot'
import { disablePush, enablePush, isPushOn } from '@core/platform/push'
import { PushError } from '@core/platform/pushService'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevicePush } from './useDevicePush'

type State = 'off' | 'on' | 'denied' | 'plugin_not_found' | 'not_initialized' | null

const codeOf = (error: unknown): State => (error instanceof PushError ? error.code : 'not_initialized')

/** Whether notifications are on for this device; asked for by a click only. */
function usePush() {
  const findPush = useDevicePush()
  const [state, setState] = useState<State>(null)
  useEffect(() => {
    const look = async () => {
      findPush()
      return (await isPushOn()) ? 'on' : 'off'
    }
    look()
      .then(setState)
      .catch((error: unknown) => setState(codeOf(error)))
  }, [findPush])
  const attempt = (work: () => Promise<State>) =>
    void work()
      .then(setState)
      .catch((error: unknown) => setState(codeOf(error)))
  const turnOn = () =>
    attempt(async () => {
      const permission = await enablePush()
      if (permission === 'granted') return 'on'
      return permission === 'denied' ? 'denied' : 'off'
    })
  const turnOff = () =>
    attempt(async () => {
      await disablePush()
      return 'off'
    })
  return { state, turnOn, turnOff }
}

/** Notifications of this device, on or off. */
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
