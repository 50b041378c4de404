import type { Salle } from '@contract/cours/salle'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { usePageTitle } from '@core/hooks/usePageTitle'
import { paths } from '@src/configs/paths'
import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { LanguageChoice } from '@src/views/cours/run/LanguageChoice'
import { Maximize, Minimize, TimerReset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleFullScreen, useFullScreen } from './useFullScreen'
import type { Host } from './useHost'

interface HostFrameProps {
  room: Salle
  host: Host
  children: ReactNode
}

/** The frame of the projected screen: a quiet head, the content, and the one next step below it. */
export function HostFrame({ room, host, children }: HostFrameProps) {
  const { t } = useTranslation('salle')
  const { language } = useContentLanguage()
  const read = useReadLanguage()
  const shown = language === 'both' ? read : language
  const title = room.title[shown]
  const isAsked = room.question !== null
  usePageTitle(title)
  return (
    <div className="room" data-phase={room.phase} data-language={language}>
      <header className="room-head">
        <BackLink to={paths.salles}>{t('leave')}</BackLink>
        <h1 tabIndex={-1}>
          <span lang={shown}>{title}</span>
          {isAsked ? <b>{t('place', { number: room.rang + 1, count: room.total })}</b> : null}
        </h1>
        {isAsked ? (
          <span className="room-chip">
            <span className="visually-hidden">{t('code')}</span> {spaced(room.code)}
          </span>
        ) : null}
        <LanguageChoice />
        <FullScreenButton />
      </header>
      <main className="room-body">{children}</main>
      {host.next ? <HostActions host={host} /> : null}
    </div>
  )
}

/** A code is read and typed in two halves. */
const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

function FullScreenButton() {
  const { t } = useTranslation('salle')
  const { isFull, isPossible } = useFullScreen()
  if (!isPossible) return null
  return (
    <IconButton
      icon={isFull ? Minimize : Maximize}
      label={isFull ? t('host.small') : t('host.full')}
      onClick={() => void toggleFullScreen()}
    />
  )
}

function HostActions({ host }: { host: Host }) {
  const { t } = useTranslation('salle')
  const { next, go, extend, finish, isPending } = host
  return (
    <footer className="room-actions">
      <Button look="ghost" onClick={finish}>
        {t('host.end')}
      </Button>
      <span className="room-keys">
        <kbd>{t('host.space')}</kbd> {t('host.keyNext')}
        {extend ? (
          <>
            <kbd aria-hidden>↑</kbd> {t('host.extend')}
          </>
        ) : null}
      </span>
      {extend ? (
        <Button icon={TimerReset} onClick={extend}>
          {t('host.extend')}
        </Button>
      ) : null}
      <Button look="primary" className="room-next" pending={isPending} onClick={go}>
        {next?.label}
      </Button>
    </footer>
  )
}
