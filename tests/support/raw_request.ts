import { once } from 'node:events'
import { connect } from 'node:net'

export function requestText(
  method: string,
  path: string,
  headers: Record<string, string | number> = {},
  body = ''
): string {
  const lines = Object.entries({ host: '127.0.0.1', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/**
 * Sends bytes and returns everything until the server closes.
 * @param isCut half-closes afterward
 */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  isCut = false
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const closed = Promise.withResolvers<unknown>()
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  // an early refusal may reset the connection after it is read
  socket.on('error', () => {})
  socket.on('close', closed.resolve)
  if (isCut) socket.end(bytes)
  else socket.write(bytes)
  await closed.promise
  return answer
}

export async function sendAndAbort(
  port: number,
  method: string,
  path: string,
  requestId: string
): Promise<void> {
  const headers = {
    'x-request-id': requestId,
    'accept': 'text/html',
    'content-type': 'application/json',
    'content-length': 500,
    'expect': '100-continue',
  }
  const socket = connect(port, '127.0.0.1')
  socket.write(requestText(method, path, headers))
  await once(socket, 'data')
  socket.resetAndDestroy()
}
