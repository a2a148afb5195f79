import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ButtonLink } from '#app/kit/button/button_link'

/** For everyone else: which account is needed, and how to get there. */
export function InvitationDoor({ email }: { email: string }) {
  const account = useAccount()
  if (account?.email === email) {
    return (
      <div className="flex flex-col gap-5">
        <p>Verify your email address first. You’ll come back here.</p>
        <ButtonLink href="/verify-email" variant="primary" size="lg" isWide>
          Verify email
        </ButtonLink>
      </div>
    )
  }
  if (account) {
    return (
      <p>
        The invitation is for <strong className="font-medium break-words">{email}</strong>, and
        you’re signed in as {account.email}. Sign out, then open the link again.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p>
        The invitation is for <strong className="font-medium break-words">{email}</strong>. Use an
        account with that address.
      </p>
      <ButtonLink href="/register" variant="primary" size="lg" isWide>
        Create account
      </ButtonLink>
      <ButtonLink href="/login" size="lg" isWide>
        Sign in
      </ButtonLink>
    </div>
  )
}
