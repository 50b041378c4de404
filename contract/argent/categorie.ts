/** What the school spends money on. The fees of an exam go to the State: candidates pay them, the school passes them on. */
export const EXPENSE_CATEGORIES = [
  'carburant',
  'entretien',
  'assurance',
  'taxes',
  'exam_code',
  'exam_circulation',
  'exam_parc',
  'loyer',
  'salaires',
  'fournitures',
  'telecom',
  'publicite',
  'bancaires',
  'autre',
] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

/** What the school earns besides training. */
export const INCOME_CATEGORIES = ['supports', 'location', 'subvention', 'autre'] as const

/** All of them, for the filter of the list; `autre` is one of both. */
export const CATEGORIES = [...EXPENSE_CATEGORIES.filter((one) => one !== 'autre'), ...INCOME_CATEGORIES] as const
