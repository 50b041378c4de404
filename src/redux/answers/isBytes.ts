/** Whether an answer is an ArrayBuffer. Checked by its tag: bytes from a worker have another class than the page's. */
export const isBytes = (answer: unknown): answer is ArrayBuffer =>
  Object.prototype.toString.call(answer) === '[object ArrayBuffer]'
