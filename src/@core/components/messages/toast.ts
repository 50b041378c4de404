export interface ToastOptions {
  /** Undoes the action; the toast then has a button « Annuler ». */
  undo?: () => void
  /**
   * The action was a cancellation: the button reads « Rétablir », because « Annuler » would sound like cancelling
   * again.
   */
  restores?: boolean
  /** A further button for the usual next step. */
  action?: { label: string; run: () => void }
  id?: string
}

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastRequest extends ToastOptions {
  tone: ToastTone
  text: string
}

type Show = (request: ToastRequest) => void

let show: Show | null = null
let wake: (() => void) | null = null
const waiting: ToastRequest[] = []

function request(tone: ToastTone, text: string, options: ToastOptions = {}) {
  const asked = { tone, text, ...options }
  if (show) show(asked)
  else {
    waiting.push(asked)
    wake?.()
  }
}

/**
 * Short confirmation of an action: `toast.success('Candidat archivé', { undo })`. The first toast loads the library.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => request('success', text, options),
  error: (text: string, options?: ToastOptions) => request('error', text, options),
  info: (text: string, options?: ToastOptions) => request('info', text, options),
}

/** For `Toaster` only: calls back when the first toast is queued. */
export function onFirstToast(listen: () => void): () => void {
  wake = listen
  if (waiting.length > 0) listen()
  return () => {
    wake = null
  }
}

/** For `ToasterHost` only: shows the queued toasts and all later ones. */
export function connectToaster(next: Show): () => void {
  show = next
  for (const asked of waiting.splice(0)) next(asked)
  return () => {
    show = null
  }
}
