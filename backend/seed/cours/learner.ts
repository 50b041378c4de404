import type { Topic } from '@contract/cours/topic'
import type { Candidate } from '../../rules/cours/draw'
import { type Memory, remember } from '../../rules/cours/memory'
import type { Random } from '../random'
import type { DemoQuestion } from './course'

/** How well a candidate learns. */
interface Talent {
  /** The probability of a right answer to a new question, 0 to 1. */
  skill: number
  /** The topics that they find hard. */
  weak: readonly Topic[]
}

/** The loss of probability in a topic that the candidate finds hard. */
const HARD = 0.3
/** The gain of probability for a question whose explanation was read before. */
const EXPLAINED = 0.12
/** The probability of a right answer to a known question. */
const KNOWN = 0.97

/** A simulated candidate who answers questions and remembers them by the rules of the course. */
export class Learner {
  readonly memories = new Map<number, { memory: Memory; correct: boolean }>()
  readonly #talent: Talent

  constructor(
    talent: Talent,
    readonly random: Random,
  ) {
    this.#talent = talent
  }

  /** The state of a question for this candidate, as the course's choice of questions takes it. */
  candidate({ id }: DemoQuestion): Candidate {
    const known = this.memories.get(id)
    return { idQuestion: id, due: known?.memory.due ?? null, isMistake: known?.correct === false, kept: false }
  }

  #chance({ id, topic }: DemoQuestion, moment: string): number {
    const before = this.memories.get(id)
    if (before?.correct && before.memory.due > moment) return KNOWN
    const { skill, weak } = this.#talent
    return Math.min(KNOWN, skill - (weak.includes(topic) ? HARD : 0) + (before ? EXPLAINED : 0))
  }

  /** Answers a question: exactly the right choices, or a wrong one. */
  answer(question: DemoQuestion, moment: string): { choices: number[]; correct: boolean } {
    const correct = question.wrong.length === 0 || this.random.chance(this.#chance(question, moment))
    const memory = remember(this.memories.get(question.id)?.memory ?? null, correct, new Date(moment))
    this.memories.set(question.id, { memory, correct })
    return { choices: correct ? question.right : [this.random.pick(question.wrong)], correct }
  }
}
