import type { Caller } from '../../caller'

/** Authors also see what is not published. */
export const isAuthor = ({ ability }: Caller): boolean => ability.can('update', 'CodeCourse')
