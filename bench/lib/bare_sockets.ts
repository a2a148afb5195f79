import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import * as ws from 'ws'

/**
 * The limit that the realtime server is measured against: `ws` with frames
 * prepared once and written to every socket, and no protocol at all. What is
 * posted is sent to all; asked, it tells the processor's time that it used.
 */
const HELLO = '{"event":"pusher:connection_established"}'
const WELCOME = '{"event":"pusher_internal:subscription_succeeded"}'
const FRAME = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true }

/** `ws` exports it and its types do not. */
const { Sender } = ws as unknown as {
  Sender: { frame(data: Buffer, options: typeof FRAME): Buffer[] }
}

const sockets = new Set<Socket>()
const webSockets = new ws.WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
})

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const { user, system } = process.cpuUsage()
    return void response.end(`process_cpu_seconds_total ${(user + system) / 1e6}`)
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const frame = Buffer.concat(Sender.frame(Buffer.concat(chunks), FRAME))
    for (const socket of sockets) socket.write(frame)
    response.end('{}')
  })
})
server.on('upgrade', (request, socket: Socket, head) => {
  webSockets.handleUpgrade(request, socket, head, (webSocket) => {
    webSocket.send(HELLO)
    webSocket.on('message', () => webSocket.send(WELCOME))
    sockets.add(socket)
    webSocket.on('close', () => sockets.delete(socket))
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
