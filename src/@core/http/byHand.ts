let isPressed = false

/** Runs the handler of a user's press: the requests that it sends synchronously count as ones the user waits for. */
export function byHand<Result>(run: () => Result): Result {
  isPressed = true
  try {
    return run()
  } finally {
    isPressed = false
  }
}

/** Whether the request being sent was triggered by a press. */
export const isByHand = () => isPressed
