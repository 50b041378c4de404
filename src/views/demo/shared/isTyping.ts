/** Whether somebody writes somewhere: what is loaded meanwhile does not take the focus away. */
export const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false
