import { CardSkeleton } from '@core/components/Skeletons'

export const Placeholders = () => <CardSkeleton lines={3} />
