export interface ToastOptions {
  /** Takes back what was just done; a button « Annuler » stands in the toast. */
  undo?: () => void
  /** What was done was a cancellation: the button says « Rétablir », for « Annuler » would sound like the same again. */
  restores?: boolean
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

/** Short news of what was done: `toast.success('Candidat archivé', { undo })`. The library is loaded by the first one. */
export const toast = {
  success: (text: string, options?: ToastOptions) => request('success', text, options),
  error: (text: string, options?: ToastOptions) => request('error', text, options),
  info: (text: string, options?: ToastOptions) => request('info', text, options),
}

/** For `Toaster` alone: tells it when the first toast waits. */
export function onFirstToast(listen: () => void): () => void {
  wake = listen
  if (waiting.length > 0) listen()
  return () => {
    wake = null
  }
}

/** For `ToasterHost` alone: takes over what waits and all that follows. */
export function connectToaster(next: Show): () => void {
  show = next
  for (const asked of waiting.splice(0)) next(asked)
  return () => {
    show = null
  }
}
