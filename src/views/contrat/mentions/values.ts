import type { MentionsEcole, MentionsEcoleAnswer } from '@contract/papiers/mentions'

/** Hours as they are typed, for one category. */
interface TypedMinimum {
  idPermi: number
  code: string
  circulation: string
  parc: string
}

export type EcoleMentionsForm = Omit<MentionsEcole, 'minimums'> & { minimums: TypedMinimum[] }

const typed = (minutes = 0) => (minutes === 0 ? '' : String(minutes / 60))
/** Whole or half hours; anything else counts as none. */
const minutesOf = (text: string) => Math.max(0, Math.round((Number(text.replace(',', '.')) || 0) * 60))

/** The form, with a line for each category that the school teaches. */
export function formOf(
  { version: _, minimums, ...values }: MentionsEcoleAnswer,
  taught: readonly { id: number }[],
): EcoleMentionsForm {
  const lines = taught.map(({ id }) => {
    const known = minimums.find(({ idPermi }) => idPermi === id)
    return {
      idPermi: id,
      code: typed(known?.code),
      circulation: typed(known?.circulation),
      parc: typed(known?.parc),
    }
  })
  return { ...values, minimums: lines }
}

/** The categories for which at least one minimum was typed. */
export const minimumsOf = (lines: readonly TypedMinimum[]): MentionsEcole['minimums'] =>
  lines
    .map(({ idPermi, code, circulation, parc }) => ({
      idPermi,
      code: minutesOf(code),
      circulation: minutesOf(circulation),
      parc: minutesOf(parc),
    }))
    .filter(({ code, circulation, parc }) => code + circulation + parc > 0)
