let isPressed = false

/** Runs what a person asked for by a press: whatever it sends at once is something that they wait for. */
export function byHand<Result>(run: () => Result): Result {
  isPressed = true
  try {
    return run()
  } finally {
    isPressed = false
  }
}

/** Whether a request that is being sent was asked for by a press. */
export const isByHand = () => isPressed
