/** A turning ring, hidden from screen readers: the text beside it or the button around it announces the work. */
export const Spinner = () => <span className="spinner-border" aria-hidden />
