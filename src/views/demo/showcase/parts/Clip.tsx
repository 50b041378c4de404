interface ClipProps {
  label: string
  /** The moment of the film, between 0 and 1. */
  place: number
}

/** One picture of a drawn film, a car on its way, at the requested moment. */
export const Clip = ({ label, place }: ClipProps) => (
  <svg className="clip" viewBox="0 0 320 140" role="img" aria-label={label}>
    <rect width="320" height="140" className="clip-sky" />
    <circle cx={40 + place * 240} cy={46 - Math.sin(place * Math.PI) * 24} r="12" className="clip-sun" />
    <rect y="92" width="320" height="48" className="clip-road" />
    <path d="M0 116h320" className="clip-line" strokeDashoffset={place * 240} />
    <g transform={`translate(${place * 250} 78)`}>
      <path d="M4 18l8-12h30l10 12h8v12H0V18z" className="clip-car" />
      <circle cx="14" cy="31" r="6" />
      <circle cx="46" cy="31" r="6" />
    </g>
  </svg>
)
