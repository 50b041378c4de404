interface PictureProps {
  /** A description for users who cannot see it; empty beside a text that says the same. */
  alt: string
  /** Rotates the hue, so that several pictures differ. */
  hue?: number
  className?: string
}

/** A drawn road between hills: the picture of the examples. */
export const Picture = ({ alt, hue = 0, className }: PictureProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or silent beside a text.
  <svg
    viewBox="0 0 320 160"
    preserveAspectRatio="xMidYMid slice"
    className={className ? `showcase-picture ${className}` : 'showcase-picture'}
    style={{ filter: `hue-rotate(${hue}deg)` }}
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
  >
    <rect width="320" height="160" fill="#dcece7" />
    <circle cx="252" cy="42" r="18" fill="#f6b73c" />
    <path d="M0 104 Q70 52 150 96 T320 78 V160 H0Z" fill="#8fc4b2" />
    <path d="M0 128 Q110 84 210 116 T320 112 V160 H0Z" fill="#0b6b57" />
    <path d="M132 160 L156 108 H166 L206 160Z" fill="#3b4a46" />
    <path d="M163 156 L162 142 M161 134 L161 124" stroke="#ffffff" strokeWidth="3" />
  </svg>
)
