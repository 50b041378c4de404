import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const email = async () => (await import('./email/EmailPage')).EmailPage
const chat = async () => (await import('./chat/ChatPage')).ChatPage
const todo = async () => (await import('./todo/TodoPage')).TodoPage
const calendar = async () => (await import('./calendar/DemoCalendarPage')).DemoCalendarPage

const forEverybody = { can: ['read', 'Communication'] } as const
const emailPage = { ...forEverybody, words: ['demo', 'demoEmail'], load: email }
const todoPage = { ...forEverybody, words: ['demo', 'demoTodo'], load: todo }

/** The demo areas: mail, chat and tasks are for everybody, the others for users who may read the demo. */
export const routes: PageRoute[] = [
  { path: paths.email, ...emailPage },
  { path: demoPaths.emailFolder(':folder'), ...emailPage },
  { path: demoPaths.emailLabel(':label'), ...emailPage },
  { path: paths.chat, ...forEverybody, words: ['demo', 'demoChat'], load: chat },
  { path: paths.todo, ...todoPage },
  { path: demoPaths.todoFilter(':filter'), ...todoPage },
  { path: demoPaths.todoTag(':tag'), ...todoPage },
  { path: demoPaths.demoCalendar, can: ['read', 'Demo'], words: ['demo', 'demoCalendar', 'demoNav'], load: calendar },
]
