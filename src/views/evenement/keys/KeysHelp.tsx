import { Button } from '@core/components/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { useShortcutsSwitch } from './useShortcuts'
import './keys.scss'

const LETTERS = ['t', 'n', 'm', 's', 'j', 'l', 'help'] as const
const ON_EVENT = ['arrows', 'enter', 'move', 'end', 'day'] as const

interface KeysHelpProps {
  /** Whether there is something to move and to plan. */
  canPlan: boolean
  onClose: () => void
}

/** What each key does. */
export function KeysHelp({ canPlan, onClose }: KeysHelpProps) {
  const { t } = useTranslation(['evenement', 'common'])
  const { isOn, setOn } = useShortcutsSwitch()
  const id = useId()
  const letters = LETTERS.filter((key) => canPlan || key !== 'n')
  const onEvent = ON_EVENT.filter((key) => canPlan || key === 'arrows' || key === 'enter')
  return (
    <Modal isOpen toggle={onClose} labelledBy={id} fade={false} centered>
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('keys.title')}
      </ModalHeader>
      <ModalBody className="keys">
        <h3>{t('keys.onEvent')}</h3>
        <dl className="keys-list">
          {onEvent.map((key) => (
            <div key={key}>
              <dt>{t(`keys.press.${key}`)}</dt>
              <dd>{t(`keys.does.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('keys.anywhere')}</h3>
        <dl className="keys-list">
          {letters.map((key) => (
            <div key={key}>
              <dt>{key === 'help' ? '?' : key.toUpperCase()}</dt>
              <dd>{t(`keys.does.${key}`)}</dd>
            </div>
          ))}
        </dl>
        <label className="check-option">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isOn}
            onChange={(event) => setOn(event.target.checked)}
          />
          {t('keys.switch')}
        </label>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalFooter>
    </Modal>
  )
}
