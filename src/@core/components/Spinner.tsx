import { Spinner as Ring } from 'reactstrap'

/** A turning ring; the words beside it, or the button around it, say what goes on: it is none of its own. */
export const Spinner = () => (
  <Ring tag="span" role="presentation" aria-hidden>
    {''}
  </Ring>
)
