/** What may help after a failure. */
export type WayOn = 'home' | 'reload' | 'back' | 'sign_in'

export interface FailureText {
  title: string
  /** instead of the server's message, which says the same more briefly */
  text?: string
  ways: WayOn[]
}

const FAILURES: Record<number, FailureText> = {
  403: { title: 'This door is closed', ways: ['back', 'sign_in', 'home'] },
  404: {
    title: 'Nobody lives here',
    text: 'The page has moved, was taken down, or never stood at this address. It may also be private.',
    ways: ['home', 'back', 'sign_in'],
  },
  405: { title: 'Wrong way in', ways: ['home', 'back'] },
  419: {
    title: 'You were away for a while',
    text: 'To keep you safe, the page expired. Load it again, then repeat what you did.',
    ways: ['reload', 'home'],
  },
  429: {
    title: 'One thing at a time',
    ways: ['reload', 'home'],
  },
  500: {
    title: 'This is our fault',
    text: 'Something broke on our side and has been written down. Try again; if it stays, tell us.',
    ways: ['reload', 'home'],
  },
  503: {
    title: 'Back in a moment',
    text: 'A part of the site is briefly away. Nothing is lost. Try again in a minute.',
    ways: ['reload'],
  },
}

export function failureText(status: number): FailureText {
  return FAILURES[status] ?? { title: 'That did not work', ways: ['back', 'home'] }
}
