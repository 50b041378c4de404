import type { Email } from '@contract/demo/email'
import type { KeyHint } from '@core/components/overlays/KeysDialog'
import { useShortcuts } from '@src/parts/evenement/keys/useShortcuts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { VirtualListHandle } from '../shared/VirtualList'
import type { Mail } from './useMail'
import type { MailActions } from './useMailActions'

interface MailKeys {
  mail: Mail
  actions: MailActions
  list: RefObject<VirtualListHandle | null>
  /** The open message, if any. */
  openId: number | null
  isTrash: boolean
  onCompose: () => void
  onClose: () => void
  onHelp: () => void
}

/** Single-letter shortcuts for the open message or the focused row. */
export function useMailKeys({ mail, actions, list, openId, isTrash, onCompose, onClose, onHelp }: MailKeys) {
  const current = (): Email | undefined =>
    mail.emails.find(({ id }) => id === openId) ?? mail.emails[list.current?.activeRow() ?? -1]
  const onCurrent = (act: (email: Email) => void) => () => {
    const email = current()
    if (email) act(email)
  }
  const move = (step: number) => () => list.current?.focusRow((list.current.activeRow() ?? -1) + step)
  useShortcuts({
    j: move(1),
    k: move(-1),
    c: onCompose,
    '?': onHelp,
    '/': () => list.current?.scroller()?.closest('.app-frame')?.querySelector<HTMLElement>('[type=search]')?.focus(),
    escape: openId === null ? undefined : onClose,
    s: onCurrent((email) => void actions.star(email)),
    x: onCurrent(({ id }) => mail.toggle(id)),
    u: onCurrent((email) => {
      if (openId !== null) onClose()
      void actions.mark([email], !email.isRead)
    }),
    e: onCurrent((email) => {
      if (openId !== null) onClose()
      void (isTrash ? actions.restore([email]) : actions.trash([email]))
    }),
  })
}

/** The same shortcuts for the help dialog. */
export function useMailShortcuts(): KeyHint[] {
  const { t } = useTranslation('demoEmail')
  return [
    { keys: 'J / K, ↓ / ↑', does: t('keys.move') },
    { keys: t('keys.enter'), does: t('keys.open') },
    { keys: 'S', does: t('keys.star') },
    { keys: 'X', does: t('keys.choose') },
    { keys: 'U', does: t('keys.read') },
    { keys: 'E', does: t('keys.trash') },
    { keys: 'C', does: t('keys.compose') },
    { keys: '/', does: t('keys.search') },
    { keys: t('keys.escape'), does: t('keys.close') },
    { keys: t('keys.ctrlEnter'), does: t('keys.send') },
  ]
}
