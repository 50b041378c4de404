/** Whether the user is typing: newly loaded content must not take the focus. */
export const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false
