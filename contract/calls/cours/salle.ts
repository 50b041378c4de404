import {
  guestInput,
  jetonParam,
  joined,
  joinInput,
  place,
  removeInput,
  roomAnswerInput,
  salle,
  salleExport,
  salleExportQuery,
  salleInput,
  salleListQuery,
  sallePage,
  stepInput,
} from '../../cours/salle'
import { idParam } from '../../list'
import { call } from '../call'

export const listSalles = call({
  id: 'listSalles',
  method: 'get',
  path: 'api/code-course/salle',
  summary: 'The rooms that the caller may read, newest first',
  can: ['read', 'Salle'],
  query: salleListQuery,
  answer: sallePage,
})

export const exportSalles = call({
  id: 'exportSalles',
  method: 'get',
  path: 'api/code-course/salle/export',
  summary: 'Who was in which room, and how many answers were right, slice by slice',
  can: ['read', 'Salle'],
  query: salleExportQuery,
  answer: salleExport,
})

export const createSalle = call({
  id: 'createSalle',
  method: 'post',
  path: 'api/code-course/salle',
  summary: 'Open a room: its code is shown on the screen, candidates join with it',
  can: ['create', 'Salle'],
  body: salleInput,
  answer: salle,
  status: 201,
  failure: { page: ['too_few_questions'] },
})

export const readSalle = call({
  id: 'readSalle',
  method: 'get',
  path: 'api/code-course/salle/{id}',
  summary: 'A room as its host sees it; what is right is in the answer only once the result is shown',
  can: ['read', 'Salle'],
  params: idParam,
  answer: salle,
})

export const stepSalle = call({
  id: 'stepSalle',
  method: 'post',
  path: 'api/code-course/salle/{id}/step',
  summary: 'The next step of a room; 409 when it is not the one to take, as after a second press',
  can: ['update', 'Salle'],
  params: idParam,
  body: stepInput,
  answer: salle,
  // Another tab of the host was faster: the page shows the state that counts.
  failure: { page: ['state'] },
})

export const removeParticipant = call({
  id: 'removeParticipant',
  method: 'post',
  path: 'api/code-course/salle/{id}/remove',
  summary: 'Take somebody out of the lobby; 409 once the first question was asked',
  can: ['update', 'Salle'],
  params: idParam,
  body: removeInput,
  answer: salle,
})

/** Refusals that the form of the code shows itself. */
const REFUSED = ['salle_unknown', 'salle_full', 'salle_members', 'too_many'] as const

export const joinSalle = call({
  id: 'joinSalle',
  method: 'post',
  path: 'api/code-course/salle/join',
  summary: 'Take a place in a room of the own school, or the one taken before; wrong codes are counted',
  can: ['update', 'CourseAccess'],
  body: joinInput,
  answer: joined,
  counted: true,
  failure: { page: REFUSED },
})

export const joinAsGuest = call({
  id: 'joinAsGuest',
  method: 'post',
  path: 'api/salle/join',
  summary:
    'Take a place in a room by a first name, without an account, where the host allows it; wrong codes are counted',
  can: 'public',
  body: guestInput,
  answer: joined,
  counted: true,
  failure: { page: REFUSED },
})

export const readPlace = call({
  id: 'readPlace',
  method: 'get',
  path: 'api/salle/place/{jeton}',
  summary: 'A room as a participant sees it, by the token of their place',
  can: 'public',
  params: jetonParam,
  answer: place,
  failure: 'quiet',
})

export const answerInSalle = call({
  id: 'answerInSalle',
  method: 'post',
  path: 'api/salle/place/{jeton}/answer',
  summary: 'Answer the question on the screen, or change the answer; 409 once answers are closed',
  can: 'public',
  params: jetonParam,
  body: roomAnswerInput,
  answer: place,
  failure: { page: ['answers_closed'] },
})
