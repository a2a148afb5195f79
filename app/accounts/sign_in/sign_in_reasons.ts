import type { Session } from '@adonisjs/session'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

export interface SignInReason {
  /** `Sign in to save Casa Livia` */
  title: string
  /** a way without an account */
  otherwise?: { label: string; href: string }
}

type FindReason = (address: URL) => Promise<SignInReason | null>

const ORIGIN = 'http://localhost'

const finders = new Registry<FindReason>('reasons to sign in', { isTopDown: true })

/** Explains why an address asks for an account; null for others. It names only what anybody may see. */
export function signInReason(find: FindReason): Extension {
  return finders.adds(find)
}

/** Why a guest was sent to the sign-in, null if they came by themselves. */
export async function whySignIn(session: Session): Promise<SignInReason | null> {
  const path = session.getIntendedUrl()
  if (!path || !URL.canParse(path, ORIGIN)) return null
  const address = new URL(path, ORIGIN)
  for (const find of finders.list()) {
    const reason = await find(address)
    if (reason) return reason
  }
  return null
}
