import { RatingShown } from '@src/views/demo/showcase/parts/Rating'

const SIZES = [16, 24, 36]

export function Sizes() {
  return (
    <div className="showcase-stack">
      {SIZES.map((size) => (
        <RatingShown key={size} value={4} size={size} />
      ))}
    </div>
  )
}
