interface Words {
  title: string
  text?: string
  cancelLabel?: string
}

/** Fallback: the browser's own dialog with the same texts, when the code of the dialogs cannot be loaded. */
export function browserDialog({ title, text, cancelLabel }: Words): boolean {
  const words = [title, text].filter(Boolean).join('\n\n')
  if (cancelLabel !== undefined) return window.confirm(words)
  window.alert(words)
  return true
}
