/** A road that leads over the hills to the open horizon, in the quiet tones of the skin. */
export const RoadIllustration = () => (
  <svg className="road" viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle cx="500" cy="250" r="74" className="road-sun" />
    <path className="road-hill-3" d="M0 372c120-70 232-84 356-34 136 54 238 24 364-34v596H0z" />
    <path className="road-hill-2" d="M0 470c150-66 278-70 410-22 118 42 212 34 310-10v462H0z" />
    <path className="road-hill-1" d="M0 590c132-54 300-60 430-26 112 30 200 24 290-4v340H0z" />
    <path
      className="road-way"
      d="M392 441c-44 34-20 62 22 96 66 54 52 100-60 164C262 754 204 824 176 900h338c4-70 28-130 82-190 72-80 44-146-48-196-58-32-96-46-78-73z"
    />
    <path
      className="road-line"
      d="M431 446c-20 28 6 50 42 78 76 60 70 122-20 190-62 48-98 104-112 186"
      strokeDasharray="2 22"
    />
    <g className="road-sign">
      <path d="M168 470v180" />
      <rect x="118" y="372" width="100" height="100" rx="14" />
      <path className="road-sign-arrow" d="M168 450v-52m-22 22 22-24 22 24" />
    </g>
  </svg>
)
