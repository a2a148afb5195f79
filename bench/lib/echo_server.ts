import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The minimum: relays each message to all other sockets. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => {
    for (const other of server.clients) {
      if (other !== socket) other.send(data, { binary: isBinary })
    }
  })
})
server.on('listening', () => process.send!((server.address() as AddressInfo).port))
