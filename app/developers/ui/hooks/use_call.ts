import { useState } from 'react'

export interface CallAnswer {
  status: number
  milliseconds: number
  text: string
}

interface Request {
  method: string
  url: string
  /** without one, the call runs as the person signed in here */
  token: string
  body: string | null
}

/** Makes one API call and keeps the answer. */
export function useCall() {
  const [answer, setAnswer] = useState<CallAnswer | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isCalling, setCalling] = useState(false)

  const call = async (request: Request) => {
    setCalling(true)
    setError(null)
    setAnswer(null)
    const started = performance.now()
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: headersOf(request),
        credentials: request.token ? 'omit' : 'same-origin',
        body: request.body,
      })
      const text = pretty(await response.text())
      const milliseconds = Math.round(performance.now() - started)
      setAnswer({ status: response.status, milliseconds, text })
    } catch {
      setError('We couldn’t reach the server. Check your connection and try again.')
    } finally {
      setCalling(false)
    }
  }

  return { answer, error, isCalling, call }
}

function headersOf({ token, body }: Request): Record<string, string> {
  return {
    'Accept': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(body !== null && { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : { 'X-XSRF-TOKEN': xsrfToken() }),
  }
}

function xsrfToken(): string {
  return decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
