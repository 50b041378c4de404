import { coverPage } from '@core/components/overlays/covers'
// The package declares the types of its build without styles in its main declaration only.
import type {} from 'sweetalert2'
import Swal from 'sweetalert2/dist/sweetalert2.js'
import './dialogs.scss'

interface SwalDialog {
  title: string
  text?: string
  /** Fixed texts only: the library renders button labels as HTML. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  tone: 'question' | 'error' | 'info'
}

/** Shows one dialog in the application's own style; the focus then returns to the previous element. */
export async function fire({ title, text, confirmLabel, cancelLabel, danger, tone }: SwalDialog): Promise<boolean> {
  let uncover = () => {}
  const { isConfirmed } = await Swal.fire({
    didOpen: () => {
      uncover = coverPage(() => Swal.close())
    },
    // Never `title` or `html`: the library renders those as HTML, and a person's name may contain some.
    titleText: title,
    text,
    confirmButtonText: confirmLabel,
    cancelButtonText: cancelLabel,
    showCancelButton: cancelLabel !== undefined,
    reverseButtons: true,
    focusCancel: danger && cancelLabel !== undefined,
    buttonsStyling: false,
    returnFocus: true,
    scrollbarPadding: false,
    heightAuto: false,
    // Without it the dialog would be transparent for its first moments, for an animation that it does not have.
    animation: false,
    customClass: {
      popup: `dialog-${tone}`,
      confirmButton: `btn ${danger ? 'btn-danger' : 'btn-primary'}`,
      cancelButton: 'btn btn-secondary',
    },
  })
  // Before whoever asked goes on, perhaps to another page.
  uncover()
  return isConfirmed
}
