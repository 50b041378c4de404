import { RatingShown } from '@src/views/demo/showcase/parts/Rating'

export function ReadOnly() {
  return (
    <div className="showcase-stack">
      <RatingShown value={5} />
      <RatingShown value={3.5} />
      <RatingShown value={1} />
    </div>
  )
}
