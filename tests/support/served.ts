import type { ApiResponse } from '@japa/api-client'

const BUSY = 503

/** The answer, asked for again as long as the server is too busy: with one connection, storms wait. */
export async function served(ask: () => PromiseLike<ApiResponse>): Promise<ApiResponse> {
  let answer = await ask()
  while (answer.status() === BUSY) answer = await ask()
  return answer
}
