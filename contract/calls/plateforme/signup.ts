import { signupAnswer, signupInput } from '../../plateforme/autoecole'
import { call } from '../call'

export const signUp = call({
  id: 'signUp',
  method: 'post',
  path: 'api/autoecole/signup',
  summary: 'Sign a school up with the account of the person who answers for it; it then waits for approval',
  can: 'public',
  body: signupInput,
  answer: signupAnswer,
  status: 201,
  counted: true,
  // The form tells the minutes to wait.
  failure: { page: ['too_many'] },
})
