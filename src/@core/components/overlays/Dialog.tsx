import { Modal, type ModalProps } from 'reactstrap'
import { useBackCloses } from './useBackCloses'

/** A dialog over the page, which nothing animates. `onClose` hears Escape, a press outside and the Back button. */
export function Dialog({
  onClose,
  ...props
}: Omit<ModalProps, 'isOpen' | 'toggle' | 'fade'> & { onClose: () => void }) {
  useBackCloses(onClose)
  return <Modal isOpen toggle={onClose} fade={false} {...props} />
}
