import { once } from 'node:events'
import { WebSocket } from 'ws'
import { eventually } from '#tests/support/eventually'

interface Message {
  event: string
  channel?: string
  data?: unknown
}

export class RawClient {
  readonly messages: Message[] = []

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString())))
    socket.on('error', () => {})
  }

  static async open(url: string, path: string): Promise<RawClient> {
    const client = new RawClient(new WebSocket(url.replace('http', 'ws') + path))
    await once(client.socket, 'open')
    return client
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  hears(event: string): Promise<Message> {
    return eventually(() => this.messages.find((message) => message.event === event), {
      what: () => `${event}; heard ${JSON.stringify(this.messages)}`,
    })
  }

  async hearsTimes(event: string, times: number): Promise<void> {
    await eventually(
      () => this.messages.filter((message) => message.event === event).length >= times
    )
  }

  async closes(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) throw new Error('It was closed before')
    const [code] = await once(this.socket, 'close')
    return Number(code)
  }
}
