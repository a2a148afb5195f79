import type { ApiClient, ApiRequest, ApiResponse } from '@japa/api-client'
import type User from '#app/accounts/user'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** @param user null for a guest */
export function caller(client: ApiClient, user: User | null) {
  return async (
    method: Method,
    path: string,
    body: object | null,
    status: number,
    key?: string
  ) => {
    const request: ApiRequest = client[method](path)
      .header('accept', 'application/json')
      .withCsrfToken()
    if (body) request.json(body)
    if (user) request.loginAs(user)
    if (key) request.header('idempotency-key', key)
    const answer: ApiResponse = await request
    answer.assertStatus(status)
    return answer.body()
  }
}
