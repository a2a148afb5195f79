import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

const TYPES: Record<number, 'ipv4' | 'ipv6'> = { 1: 'ipv4', 28: 'ipv6' }
const TEXT = 16
/** per string of a TXT record */
const MAX_PIECE_BYTES = 255
const HEADER_BYTES = 12
const ANSWER_FLAGS = 0x8180
const NO_SUCH_NAME = 3

/** A name server that knows a few names and never answers for `silent.test` (RFC 1035, 4.1). */
export class NameServer {
  readonly #socket: Socket = createSocket('udp4')

  private constructor(
    private readonly names: Record<string, string[]>,
    private readonly texts: Record<string, string[]>
  ) {
    this.#socket.on('message', (question, sender) => this.#answer(question, sender))
  }

  static async start(
    names: Record<string, string[]>,
    texts: Record<string, string[]> = {}
  ): Promise<NameServer> {
    const server = new NameServer(names, texts)
    server.#socket.bind(0, '127.0.0.1')
    await once(server.#socket, 'listening')
    return server
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`
  }

  stop(): void {
    this.#socket.close()
  }

  #answer(question: Buffer, sender: RemoteInfo): void {
    const { name, end } = nameIn(question)
    if (name === 'silent.test') return
    const type = question.readUInt16BE(end)
    const known = type === TEXT ? this.texts[name] : this.names[name]
    const records = type === TEXT ? textRecords(known) : addressRecords(type, known)

    const header = Buffer.alloc(HEADER_BYTES)
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(ANSWER_FLAGS | (known ? 0 : NO_SUCH_NAME), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    const asked = question.subarray(HEADER_BYTES, end + 4)
    this.#socket.send(Buffer.concat([header, asked, ...records]), sender.port, sender.address)
  }
}

function addressRecords(type: number, addresses: string[] = []): Buffer[] {
  return addresses
    .map((address) => ipaddr.parse(address))
    .filter((address) => address.kind() === TYPES[type])
    .map((address) => recordOf(type, Buffer.from(address.toByteArray())))
}

function textRecords(texts: string[] = []): Buffer[] {
  return texts.map((text) => recordOf(TEXT, Buffer.concat(piecesOf(Buffer.from(text)))))
}

/** Each prefixed by its length. */
function piecesOf(text: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < text.length; at += MAX_PIECE_BYTES) {
    const piece = text.subarray(at, at + MAX_PIECE_BYTES)
    pieces.push(Buffer.from([piece.length]), piece)
  }
  return pieces
}

/** The queried name, and the offset of its type. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = question[at]; length; length = question[at]) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString())
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** For the queried name (as a pointer), class IN, TTL of a minute. */
function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
