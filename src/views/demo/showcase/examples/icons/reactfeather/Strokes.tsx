import { CalendarDays } from 'lucide-react'

export const Strokes = () => (
  <div className="showcase-row">
    {[1.5, 1.75, 2].map((width) => (
      <span key={width} className="showcase-row">
        <CalendarDays aria-hidden size={24} strokeWidth={width} /> {width}
      </span>
    ))}
  </div>
)
