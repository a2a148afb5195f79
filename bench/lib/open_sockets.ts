import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Visitor } from '#tests/support/visitor'

interface Frame {
  event: string
  data: string
}

/** A socket on one channel, authorized by the visitor's session. */
export async function openSocket(
  visitor: Visitor,
  { url, key, channel }: { url: string; key: string; channel: string },
  onEvent: (event: string, data: string) => void = () => {}
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`)
  const [first] = await once(socket, 'message')
  const { socket_id: socketId } = JSON.parse(JSON.parse(String(first)).data)
  const response = await visitor.post('/broadcasting/auth', {
    socket_id: socketId,
    channel_name: channel,
  })
  const { auth } = await response.json()
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  await once(socket, 'message')
  socket.on('message', (raw: Buffer) => {
    const { event, data }: Frame = JSON.parse(raw.toString())
    onEvent(event, data)
  })
  return socket
}
