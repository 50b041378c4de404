import { Button } from '@core/components/Button'
import { useShortcutsSwitch } from '@src/views/evenement/keys/useShortcuts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'

export interface Shortcut {
  keys: string
  does: string
}

/** What each key does, and the switch that turns those of one letter off. */
export function ShortcutsHelp({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose: () => void }) {
  const { t } = useTranslation(['demo', 'common'])
  const { isOn, setOn } = useShortcutsSwitch()
  const id = useId()
  return (
    <Modal isOpen toggle={onClose} labelledBy={id} fade={false} centered>
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('keys.title')}
      </ModalHeader>
      <ModalBody>
        <dl className="shortcut-list">
          {shortcuts.map(({ keys, does }) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
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
