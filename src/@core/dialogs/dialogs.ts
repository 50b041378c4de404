import { getI18n } from 'react-i18next'
import { browserDialog } from './browserDialog'
import { inTurn } from './queue'

interface ConfirmOptions {
  title: string
  text?: string
  /** For destructive actions: the button is red and the focus starts on « Annuler ». */
  danger?: boolean
}

const words = (key: string) => getI18n().t(key, { ns: 'common' })

interface Shown extends ConfirmOptions {
  confirmLabel: string
  cancelLabel?: string
  tone: 'question' | 'error' | 'info'
}

/** The library is loaded with the first dialog. */
async function show(dialog: Shown): Promise<boolean> {
  const library = await import('./swal').catch(() => null)
  return library ? library.fire(dialog) : browserDialog(dialog)
}

/** Asks for confirmation of an action that cannot be undone; resolves to `true` when the user confirms. */
export function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  return inTurn(`confirm ${options.title} ${options.text ?? ''}`, () =>
    show({
      ...options,
      tone: 'question',
      confirmLabel: words('dialog.confirm'),
      cancelLabel: words('dialog.cancel'),
    }),
  )
}

/** Shows an error; « Une erreur s'est produite » by default. */
export async function errorDialog(message?: string): Promise<void> {
  const text = message || words('dialog.errorText')
  await inTurn(`error ${text}`, () =>
    show({ title: words('dialog.errorTitle'), text, tone: 'error', confirmLabel: words('dialog.ok') }),
  )
}

/** Announces once that the session has expired; resolves when the user closes the dialog. */
export async function sessionExpiredDialog(): Promise<void> {
  await inTurn('session', () =>
    show({
      title: words('dialog.sessionTitle'),
      text: words('dialog.sessionText'),
      tone: 'info',
      confirmLabel: words('dialog.reconnect'),
    }),
  )
}
