import { CHAT_SENDER_ID, type ChatMessage } from '@contract/demo/chat'
import { today } from '@core/format/date'

/** A line of a conversation: the start of a day, or a message. */
export type ChatItem =
  | { kind: 'day'; key: string; day: string }
  | {
      kind: 'message'
      key: string
      index: number
      message: ChatMessage
      isMine: boolean
      isFirst: boolean
      isLast: boolean
    }

/** The device's calendar day, as a key: formatting each date for display would be slow. */
const dayOf = ({ time }: ChatMessage) => new Date(time).toDateString()

/** The messages with a line for each day; consecutive messages of one person are grouped. */
export function itemsOf(messages: readonly ChatMessage[]): ChatItem[] {
  const days = messages.map(dayOf)
  return messages.flatMap((message, index): ChatItem[] => {
    const [before, after] = [messages[index - 1], messages[index + 1]]
    const isNewDay = !before || days[index - 1] !== days[index]
    const item: ChatItem = {
      kind: 'message',
      // Messages are only ever appended, so the index identifies them, even equal ones.
      key: `m${index}`,
      index,
      message,
      isMine: message.senderId === CHAT_SENDER_ID,
      isFirst: isNewDay || before.senderId !== message.senderId,
      isLast: !after || after.senderId !== message.senderId || days[index + 1] !== days[index],
    }
    if (!isNewDay) return [item]
    const day = today(undefined, new Date(message.time))
    return [{ kind: 'day', key: `d${day}`, day }, item]
  })
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a text contains the search text, ignoring accents and case. */
export const matches = (text: string, q: string) => fold(text).includes(fold(q.trim()))

/** The indexes of the lines that contain a text. */
export const found = (items: readonly ChatItem[], q: string): number[] =>
  q.trim() === ''
    ? []
    : items.flatMap((item, index) => (item.kind === 'message' && matches(item.message.message, q) ? [index] : []))
