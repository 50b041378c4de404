import { Modal, type ModalProps } from 'reactstrap'
import { useCloses } from './useCloses'

/** A dialog over the page, which nothing animates. `onClose` hears Escape, a press outside and the Back button. */
export function Dialog({
  onClose,
  ...props
}: Omit<ModalProps, 'isOpen' | 'toggle' | 'fade'> & { onClose: () => void }) {
  useCloses(onClose)
  // The library hears Escape when the key is released, after what lies under the dialog.
  return <Modal isOpen toggle={onClose} fade={false} keyboard={false} {...props} />
}
