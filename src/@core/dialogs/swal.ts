// The types of the build without styles stand in the package's main declaration.
import type {} from 'sweetalert2'
import Swal from 'sweetalert2/dist/sweetalert2.js'
import './dialogs.scss'

interface SwalDialog {
  title: string
  text?: string
  /** Words of ours alone: the library reads the labels of buttons as markup. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  tone: 'question' | 'error' | 'info'
}

/** Shows one dialog in the application's own look; the focus goes back to where it was. */
export async function fire({ title, text, confirmLabel, cancelLabel, danger, tone }: SwalDialog): Promise<boolean> {
  const { isConfirmed } = await Swal.fire({
    // Never `title` or `html`: the library reads those as markup, and a person's name may hold some.
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
    showClass: { popup: '', backdrop: '' },
    hideClass: { popup: '', backdrop: '' },
    customClass: {
      popup: `dialog-${tone}`,
      confirmButton: `btn ${danger ? 'btn-danger' : 'btn-primary'}`,
      cancelButton: 'btn btn-secondary',
    },
  })
  return isConfirmed
}
