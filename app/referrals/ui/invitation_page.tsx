import { Head, Link } from '@inertiajs/react'
import type { Data } from '#data'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { isolated } from '#app/common/text/isolated'
import { ButtonLink } from '#app/kit/button/button_link'
import { Avatar } from '#app/kit/display/avatar'
import { useAccount } from '#app/kit/hooks/use_shared_props'

interface InvitationProps {
  referrer: Data.Accounts.UserCard
}

export default function Invitation({ referrer }: InvitationProps) {
  const { name, handle, avatar } = referrer
  const account = useAccount()
  const firstName = name.split(' ')[0]
  const profile = `/@${handle}`

  return (
    <div className="flex flex-col gap-8">
      <Head title="Invitation">
        <meta name="robots" content="noindex" />
      </Head>
      <Avatar name={name} src={avatar} size="lg" />
      <AuthHeading title={`${isolated(name)} invited you`}>
        vesta is where homes are shown, found and imagined anew: listings, conversations and rooms
        redesigned from a photo.
      </AuthHeading>
      {account ? (
        <div className="flex flex-col gap-5">
          <p>
            {account.handle === handle
              ? 'This is your own link. Send it to people who don’t have an account yet.'
              : 'You already have an account, so there’s nothing to do here.'}
          </p>
          <ButtonLink
            href={account.handle === handle ? '/dashboard/refer' : profile}
            size="lg"
            isWide
          >
            {account.handle === handle ? 'Your invitations' : `See ${firstName}’s profile`}
          </ButtonLink>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <ButtonLink href="/register" variant="primary" size="lg" isWide>
            Create account
          </ButtonLink>
          <ButtonLink href={profile} size="lg" isWide>
            See {firstName}’s profile
          </ButtonLink>
          <p className="text-13 text-muted">
            If you join within 30 days, {firstName} sees that you did and earns club coin. A cookie
            in this browser remembers the invitation.{' '}
            <Link href="/cookie-policy" className="underline underline-offset-4">
              About cookies
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}
