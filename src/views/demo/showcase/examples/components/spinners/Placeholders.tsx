import { CardSkeleton } from '@core/components/states/Skeletons'

export const Placeholders = () => <CardSkeleton lines={3} />
