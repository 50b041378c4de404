import type { Caller } from '../../caller'

/** Whether the caller writes the course. Authors also see unpublished content. */
export const isAuthor = ({ ability }: Caller): boolean => ability.can('update', 'CodeCourse')
