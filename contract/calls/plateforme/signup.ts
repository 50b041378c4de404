import { matriculeAnswer, matriculeQuery, signupAnswer, signupInput } from '../../plateforme/autoecole'
import { call, SMALL_BODY } from '../call'

export const signUp = call({
  id: 'signUp',
  method: 'post',
  path: 'api/autoecole/signup',
  summary: 'Sign a school up with the account of the person who answers for it; it then waits for approval',
  can: 'public',
  body: signupInput,
  // The address of a school, with escaped letters.
  limit: 2 * SMALL_BODY,
  answer: signupAnswer,
  status: 201,
  counted: true,
  // The form shows the minutes to wait.
  failure: { page: ['too_many'] },
})

export const checkMatricule = call({
  id: 'checkMatricule',
  method: 'get',
  path: 'api/autoecole/signup/matricule',
  summary: 'Whether an agreement number is signed up already, before the rest is typed; counted as a sign-up is',
  can: 'public',
  query: matriculeQuery,
  answer: matriculeAnswer,
  counted: true,
  // An early check only: signing up checks the number again.
  failure: 'quiet',
})
