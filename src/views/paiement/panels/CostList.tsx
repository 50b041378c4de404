export interface CostRow {
  label: string
  value: string
  /** Not part of the total. */
  isQuiet?: boolean
}

interface CostListProps {
  title: string
  rows: readonly CostRow[]
  total: CostRow
  note?: string
}

/** Costs line by line, with their total. */
export function CostList({ title, rows, total, note }: CostListProps) {
  return (
    <div className="costs">
      <p className="form-label">{title}</p>
      <dl aria-label={title}>
        {rows.map(({ label, value, isQuiet }) => (
          <div key={label} className={isQuiet ? 'muted' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="costs-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {note ? (
        <p className="muted costs-note" dir="auto">
          {note}
        </p>
      ) : null}
    </div>
  )
}
