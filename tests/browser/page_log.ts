import type { Page, Request, WebSocket } from 'playwright'

const MAX_CONSOLE_LINES = 200
const MAX_REQUESTS = 50
const MAX_FRAMES = 100
const MAX_LINE_CHARACTERS = 500

interface Sent {
  at: number
  method: string
  url: string
  status: string
  ms?: number
}

/** The last things a page said, asked and heard; what came before is forgotten. */
export class PageLog {
  readonly #openedAt = Date.now()
  readonly #console: string[] = []
  readonly #frames: string[] = []
  readonly #requests: Sent[] = []
  readonly #byRequest = new WeakMap<Request, Sent>()

  constructor(page: Page) {
    page.on('console', (message) => this.#say(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => this.#say(`uncaught: ${error.stack ?? error.message}`))
    page.on('request', (request) => this.#begin(request))
    page.on('response', (response) => {
      this.#note(response.request(), (sent) => (sent.status = String(response.status())))
    })
    page.on('requestfinished', (request) => this.#end(request))
    page.on('requestfailed', (request) => this.#end(request, request.failure()?.errorText))
    page.on('websocket', (socket) => this.#listen(socket))
  }

  get text(): string {
    const requests = this.#requests.map(({ at, method, url, status, ms }) => {
      return `${this.#time(at)} ${method} ${url} ${status}${ms === undefined ? '' : ` ${ms} ms`}`
    })
    return [
      ['Console', this.#console],
      ['Requests', requests],
      ['Socket frames', this.#frames],
    ]
      .map(([title, lines]) => [`## ${title}`, ...lines, ''].join('\n'))
      .join('\n')
  }

  #say(line: string): void {
    keep(this.#console, `${this.#time()} ${line.slice(0, MAX_LINE_CHARACTERS)}`, MAX_CONSOLE_LINES)
  }

  #begin(request: Request): void {
    const url = request.url().slice(0, MAX_LINE_CHARACTERS)
    const sent = { at: Date.now(), method: request.method(), url, status: 'no answer yet' }
    this.#byRequest.set(request, sent)
    keep(this.#requests, sent, MAX_REQUESTS)
  }

  #end(request: Request, failure?: string): void {
    this.#note(request, (sent) => {
      sent.ms = Date.now() - sent.at
      if (failure) sent.status = failure
    })
  }

  #note(request: Request, change: (sent: Sent) => void): void {
    const sent = this.#byRequest.get(request)
    if (sent) change(sent)
  }

  #listen(socket: WebSocket): void {
    const note = (line: string) => {
      keep(this.#frames, `${this.#time()} ${line.slice(0, MAX_LINE_CHARACTERS)}`, MAX_FRAMES)
    }
    note(`opened ${socket.url()}`)
    socket.on('framesent', ({ payload }) => note(`sent ${payload}`))
    socket.on('framereceived', ({ payload }) => note(`received ${payload}`))
    socket.on('socketerror', (error) => note(`failed: ${error}`))
    socket.on('close', () => note('closed'))
  }

  /** seconds since the page was opened */
  #time(at = Date.now()): string {
    return `+${((at - this.#openedAt) / 1000).toFixed(3)}`
  }
}

function keep<Item>(items: Item[], item: Item, max: number): void {
  items.push(item)
  if (items.length > max) items.shift()
}
