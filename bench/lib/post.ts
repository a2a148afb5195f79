import { Agent, request } from 'node:http'

const AT_ONCE = 8

/** Posts the same body to the same address so many times, a few at once; every answer must be a 200. */
export async function postMany(url: string, body: string, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let left = times
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const call = request(url, { method: 'POST', agent, headers }, (response) => {
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
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await one()
    })
  )
  agent.destroy()
}
