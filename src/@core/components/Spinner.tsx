import { Spinner as Ring } from 'reactstrap'

/** A turning ring, hidden from screen readers: the text beside it or the button around it announces the work. */
export const Spinner = () => (
  <Ring tag="span" role="presentation" aria-hidden>
    {''}
  </Ring>
)
