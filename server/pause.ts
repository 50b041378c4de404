const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** Stops the whole thread for some milliseconds: for what has to be done before anything else. */
export const pause = (milliseconds: number): void => void Atomics.wait(sleeper, 0, 0, milliseconds)
