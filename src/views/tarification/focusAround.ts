/** Moves the focus from an element that will disappear to the panel or the tab around it. */
export const focusAround = (element: Element | null): void =>
  element?.closest<HTMLElement>('[role="dialog"], [role="tabpanel"]')?.focus({ preventScroll: true })
