export type WayOn = 'home' | 'reload' | 'back' | 'sign_in'

export interface FailureText {
  title: string
  /** replaces the server's shorter message */
  text?: string
  ways: WayOn[]
}

const FAILURES: Record<number, FailureText> = {
  403: { title: 'This door is closed', ways: ['back', 'sign_in', 'home'] },
  404: {
    title: 'Nobody lives here',
    text: 'This page has moved, was removed, or never existed. It may also be private.',
    ways: ['home', 'back', 'sign_in'],
  },
  405: { title: 'Wrong way in', ways: ['home', 'back'] },
  419: {
    title: 'You were away for a while',
    text: 'To keep you safe, the page expired. Reload it, then try again.',
    ways: ['reload', 'home'],
  },
  429: {
    title: 'One thing at a time',
    ways: ['reload', 'home'],
  },
  500: {
    title: 'This is our fault',
    text: 'Something went wrong on our side, and we’ve logged it. Try again. If it keeps happening, tell us.',
    ways: ['reload', 'home'],
  },
  503: {
    title: 'Back in a moment',
    text: 'Part of the site is briefly unavailable. Nothing is lost. Try again in a minute.',
    ways: ['reload'],
  },
}

export function failureText(status: number): FailureText {
  return FAILURES[status] ?? { title: 'That didn’t work', ways: ['back', 'home'] }
}
