import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import * as ws from 'ws'

/**
 * The upper bound for the realtime server: `ws` writing prepared frames to every socket, without a
 * protocol. Posted bodies go to all sockets; other requests return the CPU time used.
 */
const HELLO = '{"event":"pusher:connection_established"}'
const WELCOME = '{"event":"pusher_internal:subscription_succeeded"}'
const FRAME = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true }

/** Exported by `ws`, but missing from its types. */
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
