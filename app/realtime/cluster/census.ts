import { randomUUID } from 'node:crypto'
import type { Hub } from '#app/realtime/server/hub'
import type { NodeBus } from './node_bus.js'

interface Question {
  counts: Map<string, number>
  awaited: number
  answered: () => void
}

/** ms; slower nodes are not counted. */
const PATIENCE = 1_000

export class Census {
  readonly #questions = new Map<string, Question>()

  constructor(
    private readonly hub: Hub,
    private readonly bus: NodeBus
  ) {}

  async count(prefix: string): Promise<Map<string, number>> {
    const counts = new Map(Object.entries(this.#own(prefix)))
    const awaited = await this.bus.others()
    if (!awaited) return counts

    const id = randomUUID()
    const { promise: answers, resolve: answered } = Promise.withResolvers<void>()
    const patience = setTimeout(answered, PATIENCE).unref()
    this.#questions.set(id, { counts, awaited, answered })
    try {
      await this.bus.publish({ type: 'count', question: id, prefix })
      await answers
    } finally {
      clearTimeout(patience)
      this.#questions.delete(id)
    }
    return counts
  }

  answer(question: string, prefix: string): void {
    void this.bus.publish({ type: 'counted', question, subscriptions: this.#own(prefix) })
  }

  hear(id: string, subscriptions: Record<string, number>): void {
    const question = this.#questions.get(id)
    if (!question) return
    for (const [name, count] of Object.entries(subscriptions)) {
      question.counts.set(name, (question.counts.get(name) ?? 0) + count)
    }
    question.awaited -= 1
    if (!question.awaited) question.answered()
  }

  #own(prefix: string): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { name, subscribers } of this.hub.channels) {
      if (name.startsWith(prefix) && subscribers.size) counts[name] = subscribers.size
    }
    return counts
  }
}
