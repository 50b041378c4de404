/** The code of the fault of each field, by its path; absent or undefined for valid fields. */
export type Faults = Readonly<Record<string, string | undefined>>

/** Only the entries that have a fault. */
export function givenFaults(faults: Faults): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, code] of Object.entries(faults)) if (code) given[name] = code
  return given
}
