interface Words {
  title: string
  text?: string
  cancelLabel?: string
}

/** The same words in the browser's own box, for when the code of the dialogs cannot be fetched. */
export function browserDialog({ title, text, cancelLabel }: Words): boolean {
  const words = [title, text].filter(Boolean).join('\n\n')
  if (cancelLabel !== undefined) return window.confirm(words)
  window.alert(words)
  return true
}
