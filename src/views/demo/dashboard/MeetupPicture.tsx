/** An illustration of people around a table, in the colours of the page. */
export function MeetupPicture() {
  const people = [70, 130, 190, 250] as const
  return (
    <svg className="meetup-picture" viewBox="0 0 320 110" aria-hidden>
      <rect className="meetup-wall" width="320" height="110" rx="6" />
      <rect className="meetup-plan" x="118" y="12" width="84" height="40" rx="3" />
      <path className="meetup-road" d="M124 44 C 142 20, 158 46, 176 28 S 192 24, 198 18" />
      {people.map((x) => (
        <g key={x} className="meetup-person">
          <circle cx={x} cy="56" r="9" />
          <path d={`M${x - 16} 88 a16 18 0 0 1 32 0 z`} />
        </g>
      ))}
      <rect className="meetup-table" x="34" y="84" width="252" height="10" rx="5" />
    </svg>
  )
}
