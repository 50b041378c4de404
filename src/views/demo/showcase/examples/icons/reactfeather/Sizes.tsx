import { Car } from 'lucide-react'

export const Sizes = () => (
  <div className="showcase-row">
    {[14, 16, 18, 24, 32].map((size) => (
      <span key={size} className="showcase-row">
        <Car aria-hidden size={size} strokeWidth={1.75} /> {size} px
      </span>
    ))}
  </div>
)
