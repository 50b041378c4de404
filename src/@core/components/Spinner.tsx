/** A turning ring; the words beside it, or the button around it, say what goes on. */
export const Spinner = () => <span className="spinner" aria-hidden />
