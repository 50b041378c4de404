/** The signed-in user as the demo areas name them: the mailbox, the chat and the tasks are theirs. */
export interface DemoOwner {
  id: number
  name: string
  email: string
  /** The address of their picture; empty where there is none. */
  avatar: string
}
