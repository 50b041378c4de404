/** The panels of an account that a link can open, in the parameter of its address. */
export const ADDRESS_PANELS = ['enrol', 'advance', 'refund', 'end'] as const
export type AddressPanel = (typeof ADDRESS_PANELS)[number]

export const PANEL_PARAM = 'ouvrir'
