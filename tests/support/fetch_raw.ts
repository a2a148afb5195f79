import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export async function fetchRaw(
  origin: string,
  path: string,
  headers: Record<string, string> = {}
): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const { hostname: host, port } = new URL(origin)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host, port, path, headers }, resolve).once('error', reject)
  })
  return { answer, body: await buffer(answer) }
}
