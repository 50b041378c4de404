/** How often a pack is paid for; `annually` is shown Semestriel (customer's specification, 9). */
export const FREQUENCES = ['weekly', 'monthly', 'annually'] as const
export type Frequence = (typeof FREQUENCES)[number]
