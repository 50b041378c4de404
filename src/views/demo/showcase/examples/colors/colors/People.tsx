export const People = () => (
  <ul className="swatches">
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <li key={index}>
        <span
          className="swatch"
          style={{ background: `var(--c-person-${index})`, color: `var(--c-person-${index}-ink)` }}
        >
          Aa
        </span>
        <code>--c-person-{index}</code>
      </li>
    ))}
  </ul>
)
