type Fields = Record<string, unknown>

/** An entry of a vehicle's log. */
export interface Logged {
  action: string
  before: Fields | null
  after: Fields | null
}

const isMaintenance = (entry: Logged | undefined) => entry?.action.startsWith('entretien_') ?? false

/**
 * Whether an entry tells how maintenance moved the counter. It is written right after that of the maintenance, as a
 * change of the mileage alone: up to what this one says, or down from what it said.
 */
function isMoved({ before, after }: Logged, previous: Logged | undefined): boolean {
  if (!isMaintenance(previous) || Object.keys(after ?? {}).join() !== 'kilometrage') return false
  const isUp = after?.kilometrage === previous?.after?.kilometrage
  return isUp || before?.kilometrage === previous?.before?.kilometrage
}

/**
 * What somebody last entered as a vehicle's mileage, from its log, oldest first; of a vehicle whose file is older than
 * its log, what the counter said before maintenance first moved it. Undefined when the log says neither.
 */
export function ownMileage(log: readonly Logged[]): number | undefined {
  const told = log
    .map((entry, index) => ({ ...entry, moved: isMoved(entry, log[index - 1]) }))
    .filter((entry) => !isMaintenance(entry) && typeof entry.after?.kilometrage === 'number')
  const typed = told.findLast(({ moved }) => !moved)?.after?.kilometrage
  const mileage = typed ?? told[0]?.before?.kilometrage
  return typeof mileage === 'number' ? mileage : undefined
}
