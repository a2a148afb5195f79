import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The least there can be: what one socket says is sent to all others. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => {
    for (const other of server.clients) {
      if (other !== socket) other.send(data, { binary: isBinary })
    }
  })
})
server.on('listening', () => process.send!((server.address() as AddressInfo).port))
