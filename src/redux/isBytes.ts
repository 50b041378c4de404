/** Whether an answer is bytes. By its name: they come from a worker, whose classes are not the page's. */
export const isBytes = (answer: unknown): answer is ArrayBuffer =>
  Object.prototype.toString.call(answer) === '[object ArrayBuffer]'
