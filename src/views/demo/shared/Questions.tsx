import { ChevronDown } from 'lucide-react'
import './questions.scss'

interface QuestionsProps {
  /** Questions with the same name close each other. */
  name: string
  questions: readonly { question: string; ans: string }[]
}

/** Questions that unfold their answers, one at a time; the first one is open. */
export const Questions = ({ name, questions }: QuestionsProps) => (
  <div className="questions">
    {questions.map(({ question, ans }, index) => (
      <details key={question} name={name} open={index === 0 || undefined}>
        <summary>
          <span>{question}</span>
          <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
        </summary>
        <p>{ans}</p>
      </details>
    ))}
  </div>
)
