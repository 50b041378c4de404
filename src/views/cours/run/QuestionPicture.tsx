/** The place of the picture of a question. */
export const QuestionPicture = ({ name }: { name: string }) => <div className="question-picture" data-picture={name} />
