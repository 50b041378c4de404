import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { Button } from '../Button'
import { Dialog } from './Dialog'
import './keysDialog.scss'

/** The name of a key and its effect. */
export interface KeyHint {
  keys: string
  does: string
}

interface KeysDialogProps {
  title: string
  /** Groups of keys; the title is for dialogs with several groups. */
  groups: readonly { title?: string; hints: readonly KeyHint[] }[]
  /** Label of the switch that turns single-letter shortcuts off. */
  switchLabel: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** The dialog that explains the keyboard shortcuts of a page. */
export function KeysDialog({ title, groups, switchLabel, isOn, onSwitch, onClose }: KeysDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Dialog onClose={onClose} labelledBy={id} centered>
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {title}
      </ModalHeader>
      <ModalBody className="keys">
        {groups.map((group) => (
          <KeyList key={group.title ?? ''} {...group} />
        ))}
        <label className="check-option">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isOn}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          {switchLabel}
        </label>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </ModalFooter>
    </Dialog>
  )
}

function KeyList({ title, hints }: KeysDialogProps['groups'][number]) {
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <dl className="keys-list">
        {hints.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
