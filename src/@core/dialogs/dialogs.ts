import { getI18n } from 'react-i18next'
import { browserDialog } from './browserDialog'
import { once } from './queue'

interface ConfirmOptions {
  title: string
  text?: string
  /** For what destroys: the button is red and the focus starts on « Annuler ». */
  danger?: boolean
}

const words = (key: string) => getI18n().t(key, { ns: 'common' })

interface Shown extends ConfirmOptions {
  confirmLabel: string
  cancelLabel?: string
  tone: 'question' | 'error' | 'info'
}

/** The library is on its way only once a dialog is asked for. */
async function show(dialog: Shown): Promise<boolean> {
  const library = await import('./swal').catch(() => null)
  return library ? library.fire(dialog) : browserDialog(dialog)
}

/** Asks before what cannot be undone; `true` when the person confirmed. */
export function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  return once(`confirm ${options.title} ${options.text ?? ''}`, () =>
    show({
      ...options,
      tone: 'question',
      confirmLabel: words('dialog.confirm'),
      cancelLabel: words('dialog.cancel'),
    }),
  )
}

/** Says what went wrong; « Une erreur s'est produite » when nobody knows. */
export async function errorDialog(message?: string): Promise<void> {
  const text = message || words('dialog.errorText')
  await once(`error ${text}`, () =>
    show({ title: words('dialog.errorTitle'), text, tone: 'error', confirmLabel: words('dialog.ok') }),
  )
}

/** Says, once, that the session has ended; resolves when the person has read it. */
export async function sessionExpiredDialog(): Promise<void> {
  await once('session', () =>
    show({
      title: words('dialog.sessionTitle'),
      text: words('dialog.sessionText'),
      tone: 'info',
      confirmLabel: words('dialog.reconnect'),
    }),
  )
}
