/** A person of the desk behind a window with a question and its answer, in the colours of the skin. */
export const HelpIllustration = () => (
  <svg className="help-illustration" viewBox="0 0 240 200" aria-hidden="true">
    <rect x="12" y="176" width="216" height="4" rx="2" fill="var(--c-line)" />
    <rect x="28" y="20" width="112" height="60" rx="10" fill="var(--c-primary-soft)" />
    <path d="M52 78v18l20-18z" fill="var(--c-primary-soft)" />
    <path
      d="M74 42a10 10 0 1 1 13 9q-3 1-3 5m0 8v1"
      fill="none"
      stroke="var(--c-primary)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <rect x="112" y="64" width="104" height="50" rx="10" fill="var(--c-raised)" stroke="var(--c-line-strong)" />
    <path d="M128 82h72M128 96h48" stroke="var(--c-line-strong)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="92" cy="122" r="18" fill="var(--c-warning-soft)" stroke="var(--c-warning)" strokeWidth="2" />
    <path d="M56 176q2-34 36-34t36 34z" fill="var(--c-primary)" />
    <rect
      x="144"
      y="150"
      width="60"
      height="26"
      rx="4"
      fill="var(--c-info-soft)"
      stroke="var(--c-info)"
      strokeWidth="2"
    />
  </svg>
)
