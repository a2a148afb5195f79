import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ChatReader } from '#tests/support/chat_reader'
import { Visitor } from '#tests/support/visitor'

const PEOPLE_COUNT = 6
const WRITERS = 20
const READERS = 50
const RETRY_MS = 100
/** Enough that some of the messages are on their way whenever a server is killed. */
const PACE_MS = 200

/** Many people write and read in a group while servers come and go, resending like the page. */
export class ChatStorm {
  /** client ids answered with 201 */
  readonly acknowledged = new Set<string>()
  readonly refused = new Set<string>()
  readonly readers: ChatReader[] = []

  #isOver = false
  #writing: Promise<void>[] = []

  private constructor(
    private readonly people: Visitor[],
    private readonly outsider: Visitor,
    private readonly chatId: number
  ) {}

  /** @param signUp gives a visitor a new, verified account */
  static async begin(
    origins: string[],
    signUp: (visitor: Visitor) => Promise<void>
  ): Promise<ChatStorm> {
    const visitors = Array.from(
      { length: PEOPLE_COUNT },
      (_, index) => new Visitor(origins[index % origins.length])
    )
    for (const visitor of visitors) await signUp(visitor)
    const [outsider, ...people] = visitors
    const chatId = await startGroup(people)
    const storm = new ChatStorm(people, outsider, chatId)
    await storm.#openReaders(origins)
    return storm
  }

  write(): void {
    this.#writing = Array.from({ length: WRITERS }, (_, index) =>
      this.#writeOn(this.people[index % this.people.length])
    )
    this.#writing.push(this.#intrude())
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#writing)
    await Promise.all(this.readers.map((reader) => reader.catchUp()))
  }

  close(): void {
    for (const reader of this.readers) reader.close()
  }

  async messages(): Promise<{ id: number; client_id: string | null }[]> {
    const all = []
    let path: string | null = `/api/chats/${this.chatId}/messages?per_page=50&after=0`
    while (path) {
      const response: Response = await this.people[0].get(path)
      const { messages } = await response.json()
      all.push(...messages.data.toReversed())
      path = messages.next_page_url
    }
    return all
  }

  async #openReaders(origins: string[]): Promise<void> {
    const { realtime } = await this.people[0].sharedProps()
    for (let index = 0; index < READERS; index++) {
      const reader = this.people[index % this.people.length]
      const origin = origins[index % origins.length]
      this.readers.push(new ChatReader(reader, this.chatId, origin, realtime))
    }
  }

  async #writeOn(writer: Visitor): Promise<void> {
    while (!this.#isOver) {
      await this.#sendUntilAcknowledged(writer)
      await pause(PACE_MS)
    }
  }

  async #sendUntilAcknowledged(writer: Visitor): Promise<void> {
    const clientId = randomUUID()
    while (!this.acknowledged.has(clientId)) {
      const response = await this.#send(writer, clientId).catch(() => null)
      if (response?.status === 201) this.acknowledged.add(clientId)
      else await pause(RETRY_MS)
    }
  }

  async #intrude(): Promise<void> {
    while (!this.#isOver) {
      const clientId = randomUUID()
      const response = await this.#send(this.outsider, clientId).catch(() => null)
      if (response && response.status < 500) this.refused.add(clientId)
      await pause(RETRY_MS)
    }
  }

  #send(writer: Visitor, clientId: string): Promise<Response> {
    const body = { content: `Message ${clientId}`, client_id: clientId }
    return writer.post(`/api/chats/${this.chatId}/messages`, body)
  }
}

async function startGroup([maker, ...others]: Visitor[]): Promise<number> {
  const ids = await Promise.all(others.map(async (other) => (await other.account()).id))
  const body = { type: 'group', name: 'Storm', user_ids: ids }
  const response = await maker.post('/api/chats', body)
  const { chat } = await response.json()
  for (const other of others) await other.post(`/api/chats/${chat.id}/respond`, { accept: true })
  return chat.id
}
