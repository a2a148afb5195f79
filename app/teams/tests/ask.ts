import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls the API as a user; with `isConfirmed` they just entered their password. */
export function ask(client: ApiClient, user: User | null) {
  return (method: Method, path: string, body?: object, { isConfirmed = false } = {}) => {
    const request = client.request(path, method).accept('json').withCsrfToken()
    if (user) request.loginAs(user)
    if (isConfirmed) request.withSession({ password_confirmed_at: Date.now() })
    if (body) request.json(body)
    return request
  }
}
