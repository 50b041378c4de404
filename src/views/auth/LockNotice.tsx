import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Shows that the account is locked, with a countdown. */
export function LockNotice({ until }: { until: number }) {
  const { t } = useTranslation('auth')
  const [left, setLeft] = useState(() => secondsLeft(until))
  useEffect(() => {
    setLeft(secondsLeft(until))
    const timer = setInterval(() => setLeft(secondsLeft(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  const minutes = Math.floor(left / 60)
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <div className="auth-lock">
      <p role="alert">{t('lock.text')}</p>
      <p>{t('lock.forgot')}</p>
      <p role="timer">{left > 0 ? t('lock.wait', { minutes, seconds }) : t('lock.over')}</p>
    </div>
  )
}
