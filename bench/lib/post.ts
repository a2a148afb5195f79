import { Agent, request } from 'node:http'

const CONCURRENCY = 8

/** Posts a body repeatedly, each to its own URL, a few at a time; each must return a 200. */
export async function postMany(urlOf: () => string, body: string, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  let left = times
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const call = request(urlOf(), { method: 'POST', agent, headers }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`Answered ${response.statusCode}`))
        )
      })
      call.on('error', reject)
      call.end(body)
    })
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (left-- > 0) await one()
    })
  )
  agent.destroy()
}
