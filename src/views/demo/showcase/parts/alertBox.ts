import { getI18n } from 'react-i18next'
import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2'
import './alertBox.scss'

/** Characters in place of the library's drawings, which need the library's own styles. */
const LETTERS: Partial<Record<SweetAlertIcon, string>> = { success: '✓', error: '×' }

/**
 * A window of the library SweetAlert2 with the product's buttons, for examples beyond the product's own dialogs; the
 * library is loaded with the first one. Texts go in as `titleText` and `text`: the library renders `title` and `html`
 * as HTML.
 */
export async function alertBox(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const [{ default: Swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.js'),
    import('@core/dialogs/swal'),
  ])
  return Swal.fire({
    animation: false,
    buttonsStyling: false,
    heightAuto: false,
    scrollbarPadding: false,
    reverseButtons: true,
    confirmButtonText: getI18n().t('dialog.ok', { ns: 'common' }),
    iconHtml: options.icon && LETTERS[options.icon],
    ...options,
    customClass: {
      popup: 'alert-box',
      confirmButton: 'btn btn-primary',
      cancelButton: 'btn btn-secondary',
    },
  } as SweetAlertOptions)
}

/** Closes the open window, as a button of its own would. */
export async function closeAlertBox(): Promise<void> {
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
  Swal.close()
}
