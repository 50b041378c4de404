import { Divider } from '@src/views/demo/showcase/pieces/Divider'
import { Car, Star } from 'lucide-react'

export const Icons = () => (
  <>
    <Divider tone="primary">
      <Car aria-hidden size={18} strokeWidth={1.75} />
    </Divider>
    <Divider place="start">
      <Star aria-hidden size={18} strokeWidth={1.75} />
    </Divider>
  </>
)
